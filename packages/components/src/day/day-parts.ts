import { formatAsText } from '@tideform/engine';
import type { DayPart } from '../kit/dates/day-format.ts';
import { parseMoment } from '../kit/dates/moment.ts';

/** Day, month and year of an answer as numbers; 0 for an unanswered part. */
export type DayNumbers = Readonly<Record<DayPart, number>>;

/** Visible parts (day, month, year) in the order in which they are stored. */
export interface DayOrder {
  readonly dayFirst: boolean;
  readonly visible: readonly DayPart[];
}

const DIGITS: Readonly<Record<DayPart, number>> = { day: 2, month: 2, year: 4 };

const getFullOrder = (dayFirst: boolean): readonly DayPart[] =>
  dayFirst ? ['day', 'month', 'year'] : ['month', 'day', 'year'];

export function createDayOrder(dayFirst: boolean, isHidden: (part: DayPart) => boolean): DayOrder {
  return { dayFirst, visible: getFullOrder(dayFirst).filter((part) => !isHidden(part)) };
}

/**
 * Parses a stored day: `MM/DD/YYYY`, or `DD/MM/YYYY` with `dayFirst`; hidden parts may be missing. Also parses ISO
 * dates.
 *
 * @returns `undefined` if invalid
 */
export function parseDay(raw: unknown, { dayFirst, visible }: DayOrder): DayNumbers | undefined {
  if (raw == null || raw === '') return { day: 0, month: 0, year: 0 };
  const moment = parseMoment(raw);
  const written = moment ? moment.date.split('-') : formatAsText(raw).trim().split('/');
  const order: readonly DayPart[] = moment
    ? ['year', 'month', 'day']
    : written.length === visible.length
      ? visible
      : getFullOrder(dayFirst);
  const fits = (text: string, index: number) => new RegExp(`^\\d{1,${DIGITS[order[index]!]}}$`).test(text);
  if (written.length !== order.length || !written.every(fits)) return undefined;
  const numbers = { day: 0, month: 0, year: 0 };
  for (const [index, part] of order.entries()) if (visible.includes(part)) numbers[part] = Number(written[index]);
  return numbers;
}

/**
 * Formats an answer as stored: visible parts in order, with zeros for unanswered parts; '' if all parts are unanswered.
 */
export function formatDay(numbers: DayNumbers, { visible }: DayOrder): string {
  if (visible.every((part) => numbers[part] === 0)) return '';
  return visible.map((part) => formatDayPart(part, numbers[part])).join('/');
}

/** Formats a day, month or year with leading zeros, as stored. */
export const formatDayPart = (part: DayPart, number: number): string => String(number).padStart(DIGITS[part], '0');

/**
 * Returns whether the known parts can form a day, such as the 31st of an unknown month, or February 29 of an unknown
 * year.
 */
export function isPossibleDay({ day, month, year }: DayNumbers): boolean {
  if (month > 12) return false;
  const longest = month === 0 ? 31 : new Date(Date.UTC(year === 0 ? 2000 : year + 2000, month, 0)).getUTCDate();
  return day <= longest;
}
