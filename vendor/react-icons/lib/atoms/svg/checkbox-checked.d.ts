import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CheckboxChecked20Regular: FluentIcon;
