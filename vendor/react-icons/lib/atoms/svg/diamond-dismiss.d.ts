import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DiamondDismiss12Filled: FluentIcon;
export declare const DiamondDismissFilled: FluentIcon;
