import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowExportLtr20Regular: FluentIcon;
