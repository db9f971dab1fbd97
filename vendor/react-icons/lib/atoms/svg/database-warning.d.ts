import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DatabaseWarning20Regular: FluentIcon;
