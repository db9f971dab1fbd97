import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const MoreHorizontal20Regular: FluentIcon;
export declare const MoreHorizontalFilled: FluentIcon;
export declare const MoreHorizontalRegular: FluentIcon;
