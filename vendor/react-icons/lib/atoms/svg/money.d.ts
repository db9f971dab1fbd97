import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Money20Regular: FluentIcon;
