import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowReset20Regular: FluentIcon;
