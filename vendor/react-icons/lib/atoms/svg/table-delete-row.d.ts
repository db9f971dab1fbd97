import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TableDeleteRow20Regular: FluentIcon;
