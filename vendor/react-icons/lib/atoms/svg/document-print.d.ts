import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DocumentPrint20Regular: FluentIcon;
