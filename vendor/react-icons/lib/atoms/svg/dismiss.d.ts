import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Dismiss12Regular: FluentIcon;
export declare const Dismiss16Regular: FluentIcon;
export declare const Dismiss20Regular: FluentIcon;
export declare const Dismiss24Regular: FluentIcon;
export declare const DismissFilled: FluentIcon;
export declare const DismissRegular: FluentIcon;
