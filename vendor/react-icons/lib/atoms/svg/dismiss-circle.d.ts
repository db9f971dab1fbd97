import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DismissCircle16Filled: FluentIcon;
export declare const DismissCircle20Filled: FluentIcon;
export declare const DismissCircle20Regular: FluentIcon;
export declare const DismissCircleFilled: FluentIcon;
