import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const WindowHeaderHorizontal20Regular: FluentIcon;
