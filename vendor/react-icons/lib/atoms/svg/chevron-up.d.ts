import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ChevronUp16Regular: FluentIcon;
export declare const ChevronUp20Regular: FluentIcon;
export declare const ChevronUpRegular: FluentIcon;
