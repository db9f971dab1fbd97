import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const EyeOff16Regular: FluentIcon;
export declare const EyeOff20Regular: FluentIcon;
export declare const EyeOffRegular: FluentIcon;
