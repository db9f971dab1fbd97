import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowUp16Regular: FluentIcon;
export declare const ArrowUp20Regular: FluentIcon;
export declare const ArrowUpRegular: FluentIcon;
