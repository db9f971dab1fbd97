import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowDown16Regular: FluentIcon;
export declare const ArrowDown20Regular: FluentIcon;
export declare const ArrowDownRegular: FluentIcon;
