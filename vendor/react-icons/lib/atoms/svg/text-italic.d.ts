import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextItalic20Regular: FluentIcon;
