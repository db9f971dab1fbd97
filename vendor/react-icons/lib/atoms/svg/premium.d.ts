import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Premium20Regular: FluentIcon;
