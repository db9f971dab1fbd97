import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Edit16Regular: FluentIcon;
export declare const Edit20Regular: FluentIcon;
export declare const EditRegular: FluentIcon;
