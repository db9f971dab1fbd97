import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextStrikethrough20Regular: FluentIcon;
