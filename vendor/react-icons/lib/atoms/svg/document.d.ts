import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Document16Regular: FluentIcon;
export declare const Document20Regular: FluentIcon;
export declare const DocumentRegular: FluentIcon;
