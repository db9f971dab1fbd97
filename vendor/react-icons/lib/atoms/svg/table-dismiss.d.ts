import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TableDismiss20Regular: FluentIcon;
