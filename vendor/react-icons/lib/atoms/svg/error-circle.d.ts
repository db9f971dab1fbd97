import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ErrorCircle12Filled: FluentIcon;
export declare const ErrorCircle16Filled: FluentIcon;
export declare const ErrorCircle20Filled: FluentIcon;
export declare const ErrorCircleFilled: FluentIcon;
