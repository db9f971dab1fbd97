import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TableInsertColumn20Regular: FluentIcon;
