import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DocumentMultiple20Regular: FluentIcon;
