import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ImageAdd20Regular: FluentIcon;
