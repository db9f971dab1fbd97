import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Warning12Filled: FluentIcon;
export declare const Warning16Filled: FluentIcon;
export declare const Warning16Regular: FluentIcon;
export declare const Warning20Filled: FluentIcon;
export declare const WarningFilled: FluentIcon;
export declare const WarningRegular: FluentIcon;
