import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CalendarClock20Regular: FluentIcon;
