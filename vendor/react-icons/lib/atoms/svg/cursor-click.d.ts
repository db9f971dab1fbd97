import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CursorClick20Regular: FluentIcon;
