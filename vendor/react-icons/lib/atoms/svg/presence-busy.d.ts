import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PresenceBusy10Filled: FluentIcon;
export declare const PresenceBusy12Filled: FluentIcon;
export declare const PresenceBusy16Filled: FluentIcon;
export declare const PresenceBusy20Filled: FluentIcon;
