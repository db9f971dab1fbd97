import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextIndentIncreaseLtr20Regular: FluentIcon;
