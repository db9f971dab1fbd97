import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ZoomOut20Regular: FluentIcon;
export declare const ZoomOutRegular: FluentIcon;
