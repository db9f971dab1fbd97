import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextIndentDecreaseLtr20Regular: FluentIcon;
