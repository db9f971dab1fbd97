import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const BorderOutside20Regular: FluentIcon;
