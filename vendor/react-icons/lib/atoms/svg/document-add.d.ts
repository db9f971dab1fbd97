import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DocumentAdd24Regular: FluentIcon;
