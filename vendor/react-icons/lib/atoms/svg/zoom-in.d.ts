import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ZoomIn20Regular: FluentIcon;
export declare const ZoomInRegular: FluentIcon;
