import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const AddCircle20Regular: FluentIcon;
