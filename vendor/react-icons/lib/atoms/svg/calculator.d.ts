import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Calculator20Regular: FluentIcon;
