import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Database20Regular: FluentIcon;
export declare const DatabaseFilled: FluentIcon;
export declare const DatabaseRegular: FluentIcon;
