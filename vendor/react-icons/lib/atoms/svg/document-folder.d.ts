import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DocumentFolder20Regular: FluentIcon;
export declare const DocumentFolderRegular: FluentIcon;
