import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const List20Regular: FluentIcon;
