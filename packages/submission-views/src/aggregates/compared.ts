import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { addDays, type DayRange } from '../days/calendar-days.ts';
import { wordsIn } from './aggregates.ts';
import type { DrawnBar } from './bars-of.ts';

/** What a range is compared with: as many days before it, the same days a year before, or any two days (`start_end`). */
export const namedComparisons = ['before', 'year'] as const;

export interface Compared {
  readonly range: DayRange;
  /** A day of it, that many days later, is compared with the day there. */
  readonly shiftDays: number;
}

const dayMs = 86_400_000;
const between = (first: string, last: string): number => Math.round((Date.parse(last) - Date.parse(first)) / dayMs);

/** @returns `undefined`: nothing is compared, or what cannot be read */
export function comparedOf(asked: string | null, range: DayRange): Compared | undefined {
  const { firstDay, lastDay } = range;
  const shifted = (days: number): Compared => ({
    range: { firstDay: addDays(firstDay, -days), lastDay: addDays(lastDay, -days) },
    shiftDays: days,
  });
  if (asked === 'before') return shifted(between(firstDay, lastDay) + 1);
  if (asked === 'year') {
    // The same date, whatever days a leap year has.
    const yearBefore = (day: string) => day.replace(/^\d{4}/, (year) => String(Number(year) - 1).padStart(4, '0'));
    const first = addDays(yearBefore(firstDay), 0);
    return {
      range: { firstDay: first, lastDay: addDays(yearBefore(lastDay), 0) },
      shiftDays: between(first, firstDay),
    };
  }
  const [start = '', end = ''] = (asked ?? '').split('_');
  const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay(start) || !isDay(end) || start > end) return undefined;
  return { range: { firstDay: start, lastDay: end }, shiftDays: between(start, firstDay) };
}

/** How many of other submissions each bar would stand for. `shiftDays`: of bars that are days of the range itself. */
export function countsOf(
  column: SubmissionColumn,
  bars: readonly DrawnBar[],
  others: readonly SubmissionItem[],
  { locale, shiftDays }: { readonly locale: string; readonly shiftDays: number },
): ReadonlyMap<string, number> {
  const counts = new Map(bars.map(({ id }) => [id, 0]));
  const add = (id: string | undefined): void => {
    const before = id === undefined ? undefined : counts.get(id);
    if (id !== undefined && before !== undefined) counts.set(id, before + 1);
  };
  const spans = bars.flatMap(({ id, filter }) => ('first' in filter ? [{ id, ...filter }] : []));
  const bins = bars.flatMap(({ id, filter }) => ('from' in filter ? [{ id, ...filter }] : []));
  const isOfWords = bars.some(({ filter }) => 'has' in filter);
  for (const item of others) {
    if (spans.length > 0) {
      const day = column.day?.(item);
      const at = day && addDays(day, shiftDays);
      if (at) add(spans.find(({ first, last }) => at >= first && at <= last)?.id);
    } else if (bins.length > 0) {
      const number = column.order?.(item);
      if (typeof number === 'number')
        add(bins.find(({ from = number, to = number }) => number >= from && number <= to)?.id);
    } else if (column.values) for (const { id } of column.values(item)) add(id);
    else if (column.point) add(column.text(item));
    else if (isOfWords) for (const word of wordsIn(column.text(item), locale)) add(word);
  }
  return counts;
}

/** Other days that a picture is compared with. */
export interface Others {
  readonly rows: readonly SubmissionItem[];
  /** Which days these are, and which those of the picture, in words. */
  readonly days: string;
  readonly now: string;
  readonly shiftDays: number;
}
