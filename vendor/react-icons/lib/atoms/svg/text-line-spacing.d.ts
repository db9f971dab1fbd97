import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextLineSpacingRegular: FluentIcon;
