import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Backspace24Regular: FluentIcon;
