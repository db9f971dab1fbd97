import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Link20Regular: FluentIcon;
export declare const LinkRegular: FluentIcon;
