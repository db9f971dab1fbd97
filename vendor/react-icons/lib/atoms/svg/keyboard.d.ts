import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Keyboard20Regular: FluentIcon;
export declare const Keyboard24Regular: FluentIcon;
