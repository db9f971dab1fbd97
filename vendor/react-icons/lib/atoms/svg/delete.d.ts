import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Delete16Regular: FluentIcon;
export declare const Delete20Regular: FluentIcon;
export declare const DeleteRegular: FluentIcon;
