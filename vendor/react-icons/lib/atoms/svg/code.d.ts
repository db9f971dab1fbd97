import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Code16Regular: FluentIcon;
export declare const Code20Regular: FluentIcon;
