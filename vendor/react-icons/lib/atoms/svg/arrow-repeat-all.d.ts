import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowRepeatAll20Regular: FluentIcon;
export declare const ArrowRepeatAllRegular: FluentIcon;
