import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextEditStyle16Regular: FluentIcon;
