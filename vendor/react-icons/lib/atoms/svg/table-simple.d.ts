import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TableSimple20Regular: FluentIcon;
