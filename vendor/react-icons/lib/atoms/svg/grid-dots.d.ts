import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const GridDots20Regular: FluentIcon;
