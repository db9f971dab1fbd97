import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const NumberSymbol20Regular: FluentIcon;
