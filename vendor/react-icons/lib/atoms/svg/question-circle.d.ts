import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const QuestionCircle20Regular: FluentIcon;
