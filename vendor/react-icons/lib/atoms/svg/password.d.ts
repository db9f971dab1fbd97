import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Password20Regular: FluentIcon;
