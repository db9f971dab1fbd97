import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Add16Regular: FluentIcon;
export declare const Add20Filled: FluentIcon;
export declare const Add20Regular: FluentIcon;
export declare const AddFilled: FluentIcon;
export declare const AddRegular: FluentIcon;
