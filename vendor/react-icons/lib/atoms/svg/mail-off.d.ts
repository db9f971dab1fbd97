import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const MailOff24Regular: FluentIcon;
