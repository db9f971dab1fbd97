import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Calendar20Regular: FluentIcon;
