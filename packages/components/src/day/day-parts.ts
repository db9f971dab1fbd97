import { formatAsText } from '@tideform/engine';
import type { DayPart } from '../kit/dates/day-format.ts';
import { parseMoment } from '../kit/dates/moment.ts';

/** Parts of an answer as numbers; 0 for an unanswered part. */
export type DayNumbers = Readonly<Record<DayPart, number>>;

/** Shown parts in their stored order. */
export interface DayOrder {
  readonly dayFirst: boolean;
  readonly visible: readonly DayPart[];
}

const WIDTH: Readonly<Record<DayPart, number>> = { day: 2, month: 2, year: 4 };

const fullOrder = (dayFirst: boolean): readonly DayPart[] =>
  dayFirst ? ['day', 'month', 'year'] : ['month', 'day', 'year'];

export function getDayOrder(dayFirst: boolean, isHidden: (part: DayPart) => boolean): DayOrder {
  return { dayFirst, visible: fullOrder(dayFirst).filter((part) => !isHidden(part)) };
}

/**
 * Parses `MM/DD/YYYY` (`DD/MM/YYYY`) without hidden parts, and ISO dates.
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
      : fullOrder(dayFirst);
  const fits = (text: string, index: number) => new RegExp(`^\\d{1,${WIDTH[order[index]!]}}$`).test(text);
  if (written.length !== order.length || !written.every(fits)) return undefined;
  const numbers = { day: 0, month: 0, year: 0 };
  for (const [index, part] of order.entries()) if (visible.includes(part)) numbers[part] = Number(written[index]);
  return numbers;
}

/** Formats the stored text: shown parts in order, with zeros for unanswered ones; '' if all are unanswered. */
export function formatDay(numbers: DayNumbers, { visible }: DayOrder): string {
  if (visible.every((part) => numbers[part] === 0)) return '';
  return visible.map((part) => formatPart(part, numbers[part])).join('/');
}

/** Formats a part with leading zeros, as stored. */
export const formatPart = (part: DayPart, number: number): string => String(number).padStart(WIDTH[part], '0');

/** Returns whether the known parts can form a day: the 31st of some month, the 29th of February of an unknown year. */
export function isPossibleDay({ day, month, year }: DayNumbers): boolean {
  if (month > 12) return false;
  const longest = month === 0 ? 31 : new Date(Date.UTC(year === 0 ? 2000 : year + 2000, month, 0)).getUTCDate();
  return day <= longest;
}
