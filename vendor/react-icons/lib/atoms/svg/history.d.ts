import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const History20Regular: FluentIcon;
export declare const HistoryRegular: FluentIcon;
