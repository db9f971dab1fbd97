import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DocumentPdf20Regular: FluentIcon;
export declare const DocumentPdfRegular: FluentIcon;
