import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextAdd20Regular: FluentIcon;
