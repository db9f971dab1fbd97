import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextAlignJustify20Regular: FluentIcon;
