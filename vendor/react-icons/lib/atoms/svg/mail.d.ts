import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Mail20Regular: FluentIcon;
export declare const MailRegular: FluentIcon;
