import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Lightbulb16Regular: FluentIcon;
