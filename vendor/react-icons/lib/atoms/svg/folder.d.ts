import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Folder16Regular: FluentIcon;
