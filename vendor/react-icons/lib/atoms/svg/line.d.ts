import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Line20Regular: FluentIcon;
