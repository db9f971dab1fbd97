import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextUnderline20Regular: FluentIcon;
