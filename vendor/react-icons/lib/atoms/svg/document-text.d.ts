import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DocumentText20Regular: FluentIcon;
