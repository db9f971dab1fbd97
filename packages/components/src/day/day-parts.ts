import { wordOf } from '@tideform/engine';
import { readMoment } from '../kit/dates/moment.ts';
import type { DayPart } from '../kit/dates/shown-day.ts';

/** Numbers of an answer; 0 for a part that nobody answered. */
export type DayNumbers = Readonly<Record<DayPart, number>>;

/** Which parts are asked for, in the order in which they are stored. */
export interface DayOrder {
  readonly dayFirst: boolean;
  readonly visible: readonly DayPart[];
}

const WIDTH: Readonly<Record<DayPart, number>> = { day: 2, month: 2, year: 4 };

const fullOrder = (dayFirst: boolean): readonly DayPart[] =>
  dayFirst ? ['day', 'month', 'year'] : ['month', 'day', 'year'];

export function orderOf(dayFirst: boolean, isHidden: (part: DayPart) => boolean): DayOrder {
  return { dayFirst, visible: fullOrder(dayFirst).filter((part) => !isHidden(part)) };
}

/**
 * Reads `MM/DD/YYYY` (`DD/MM/YYYY`), with parts left out that are not asked for, and ISO dates.
 *
 * @returns `undefined` for what cannot be read
 */
export function readDay(raw: unknown, { dayFirst, visible }: DayOrder): DayNumbers | undefined {
  if (raw == null || raw === '') return { day: 0, month: 0, year: 0 };
  const moment = readMoment(raw);
  const written = moment ? moment.date.split('-') : wordOf(raw).trim().split('/');
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

/** @returns the stored text: visible parts in order, zeros for those that nobody answered; '' for none at all */
export function writeDay(numbers: DayNumbers, { visible }: DayOrder): string {
  if (visible.every((part) => numbers[part] === 0)) return '';
  return visible.map((part) => writePart(part, numbers[part])).join('/');
}

/** With the zeros that it is stored with. */
export const writePart = (part: DayPart, number: number): string => String(number).padStart(WIDTH[part], '0');

/** Says whether what is answered can be a day: the 31st of some month, the 29th of February of an unknown year. */
export function isPossibleDay({ day, month, year }: DayNumbers): boolean {
  if (month > 12) return false;
  const longest = month === 0 ? 31 : new Date(Date.UTC(year === 0 ? 2000 : year + 2000, month, 0)).getUTCDate();
  return day <= longest;
}
