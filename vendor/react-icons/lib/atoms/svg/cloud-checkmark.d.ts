import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CloudCheckmark20Regular: FluentIcon;
export declare const CloudCheckmarkRegular: FluentIcon;
