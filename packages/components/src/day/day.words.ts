import type { DayPart } from './day-parts.ts';

export const DAY_WORDS: Readonly<Record<DayPart, string>> = { day: 'Day', month: 'Month', year: 'Year' };
