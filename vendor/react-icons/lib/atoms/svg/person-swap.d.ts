import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PersonSwap20Regular: FluentIcon;
