import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TableAdd20Regular: FluentIcon;
