import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowUpRight16Regular: FluentIcon;
export declare const ArrowUpRight20Regular: FluentIcon;
