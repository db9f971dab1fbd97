import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CheckmarkStarburst20Regular: FluentIcon;
