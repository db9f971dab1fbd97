import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ChevronCircleDown20Regular: FluentIcon;
