import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DocumentArrowDown20Regular: FluentIcon;
