import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DrawShape20Regular: FluentIcon;
