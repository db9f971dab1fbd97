import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const SelectAllOn20Regular: FluentIcon;
