import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const BeakerAdd20Regular: FluentIcon;
