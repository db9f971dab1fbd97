import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextBold20Regular: FluentIcon;
