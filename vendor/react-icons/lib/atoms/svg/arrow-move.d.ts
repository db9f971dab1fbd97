import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowMove20Regular: FluentIcon;
