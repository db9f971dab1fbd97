import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Likert20Regular: FluentIcon;
