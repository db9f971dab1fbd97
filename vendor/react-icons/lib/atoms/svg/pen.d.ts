import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Pen20Regular: FluentIcon;
