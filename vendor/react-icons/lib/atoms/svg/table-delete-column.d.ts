import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TableDeleteColumn20Regular: FluentIcon;
