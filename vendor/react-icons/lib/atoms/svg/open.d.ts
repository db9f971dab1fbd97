import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Open16Regular: FluentIcon;
export declare const Open20Regular: FluentIcon;
export declare const OpenRegular: FluentIcon;
