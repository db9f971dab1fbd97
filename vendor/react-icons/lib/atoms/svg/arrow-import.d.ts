import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowImport20Regular: FluentIcon;
