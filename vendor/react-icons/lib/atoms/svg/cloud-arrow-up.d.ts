import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CloudArrowUp20Regular: FluentIcon;
