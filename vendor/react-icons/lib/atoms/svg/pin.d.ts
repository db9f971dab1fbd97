import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Pin20Regular: FluentIcon;
export declare const PinFilled: FluentIcon;
export declare const PinRegular: FluentIcon;
