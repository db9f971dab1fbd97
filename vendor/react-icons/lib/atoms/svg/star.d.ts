import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Star20Filled: FluentIcon;
export declare const Star20Regular: FluentIcon;
export declare const StarFilled: FluentIcon;
export declare const StarRegular: FluentIcon;
