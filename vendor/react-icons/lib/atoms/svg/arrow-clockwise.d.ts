import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowClockwise16Regular: FluentIcon;
export declare const ArrowClockwise20Regular: FluentIcon;
export declare const ArrowClockwiseRegular: FluentIcon;
