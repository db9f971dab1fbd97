import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CheckmarkCircle12Filled: FluentIcon;
export declare const CheckmarkCircle16Filled: FluentIcon;
export declare const CheckmarkCircle20Filled: FluentIcon;
export declare const CheckmarkCircle20Regular: FluentIcon;
export declare const CheckmarkCircleFilled: FluentIcon;
export declare const CheckmarkCircleRegular: FluentIcon;
