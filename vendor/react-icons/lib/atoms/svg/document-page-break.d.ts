import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DocumentPageBreak20Regular: FluentIcon;
