import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const RectangleLandscape20Regular: FluentIcon;
