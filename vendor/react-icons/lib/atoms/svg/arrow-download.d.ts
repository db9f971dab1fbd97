import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowDownload20Regular: FluentIcon;
export declare const ArrowDownloadRegular: FluentIcon;
