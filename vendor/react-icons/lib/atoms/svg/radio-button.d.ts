import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const RadioButton20Regular: FluentIcon;
