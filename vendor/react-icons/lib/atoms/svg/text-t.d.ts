import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextT20Regular: FluentIcon;
