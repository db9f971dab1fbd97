import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ChevronLeft20Regular: FluentIcon;
export declare const ChevronLeftFilled: FluentIcon;
export declare const ChevronLeftRegular: FluentIcon;
