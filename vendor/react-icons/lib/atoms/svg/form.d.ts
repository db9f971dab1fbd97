import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Form20Regular: FluentIcon;
export declare const FormFilled: FluentIcon;
export declare const FormRegular: FluentIcon;
