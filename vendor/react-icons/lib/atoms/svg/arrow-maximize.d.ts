import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowMaximize20Regular: FluentIcon;
