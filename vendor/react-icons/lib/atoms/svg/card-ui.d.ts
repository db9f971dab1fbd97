import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CardUi20Regular: FluentIcon;
