import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const NumberCircle120Regular: FluentIcon;
