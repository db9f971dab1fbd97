import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowUpload20Regular: FluentIcon;
export declare const ArrowUpload24Regular: FluentIcon;
