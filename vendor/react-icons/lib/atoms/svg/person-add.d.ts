import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PersonAdd20Regular: FluentIcon;
