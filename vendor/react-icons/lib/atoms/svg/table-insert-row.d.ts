import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TableInsertRow20Regular: FluentIcon;
