import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Square12Filled: FluentIcon;
export declare const Square16Filled: FluentIcon;
