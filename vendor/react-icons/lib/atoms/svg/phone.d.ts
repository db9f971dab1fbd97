import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Phone20Regular: FluentIcon;
