import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Subtract20Regular: FluentIcon;
