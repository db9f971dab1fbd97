import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CalendarLtr20Regular: FluentIcon;
