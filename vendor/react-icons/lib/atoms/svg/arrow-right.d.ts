import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowRight20Regular: FluentIcon;
export declare const ArrowRightRegular: FluentIcon;
