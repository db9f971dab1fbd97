import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Sparkle16Filled: FluentIcon;
export declare const Sparkle20Filled: FluentIcon;
export declare const Sparkle24Filled: FluentIcon;
