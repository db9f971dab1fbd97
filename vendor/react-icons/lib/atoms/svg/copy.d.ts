import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Copy20Regular: FluentIcon;
export declare const CopyRegular: FluentIcon;
