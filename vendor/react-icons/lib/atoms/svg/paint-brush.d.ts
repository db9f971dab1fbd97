import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PaintBrush20Regular: FluentIcon;
