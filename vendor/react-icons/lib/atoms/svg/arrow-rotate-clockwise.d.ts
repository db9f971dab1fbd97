import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowRotateClockwise20Regular: FluentIcon;
