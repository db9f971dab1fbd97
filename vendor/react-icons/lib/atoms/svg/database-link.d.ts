import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DatabaseLink20Regular: FluentIcon;
