import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Key20Regular: FluentIcon;
