import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { addDays, type DayRange } from '../days/calendar-days.ts';
import { getWords } from './compute-aggregates.ts';
import type { ChartBar } from './create-charts.ts';

/**
 * Named comparison ranges: the preceding days (as many as the range has), or the same days of the previous year. A
 * custom range is written as `start_end`.
 */
export const namedComparisons = ['before', 'year'] as const;

export interface Comparison {
  readonly range: DayRange;
  /** Number of days that are added to a day of this range to get the day that it is compared with. */
  readonly shiftDays: number;
}

const dayMs = 86_400_000;
const countDaysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayMs);

/**
 * Parses a comparison.
 *
 * @returns `undefined` without a comparison, or if it can't be parsed
 */
export function parseComparison(comparison: string | null, range: DayRange): Comparison | undefined {
  const { firstDay, lastDay } = range;
  const createShifted = (days: number): Comparison => ({
    range: { firstDay: addDays(firstDay, -days), lastDay: addDays(lastDay, -days) },
    shiftDays: days,
  });
  if (comparison === 'before') return createShifted(countDaysBetween(firstDay, lastDay) + 1);
  if (comparison === 'year') {
    // Keeps the month and day, so that leap years don't shift the date.
    const getYearBefore = (day: string) => day.replace(/^\d{4}/, (year) => String(Number(year) - 1).padStart(4, '0'));
    const first = addDays(getYearBefore(firstDay), 0);
    return {
      range: { firstDay: first, lastDay: addDays(getYearBefore(lastDay), 0) },
      shiftDays: countDaysBetween(first, firstDay),
    };
  }
  const [start = '', end = ''] = (comparison ?? '').split('_');
  const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay(start) || !isDay(end) || start > end) return undefined;
  return { range: { firstDay: start, lastDay: end }, shiftDays: countDaysBetween(start, firstDay) };
}

/**
 * Counts, for each bar, the matching submissions of a comparison range. `shiftDays` shifts their days to the bars of
 * the charted range.
 */
export function countComparisonRows(
  column: SubmissionColumn,
  bars: readonly ChartBar[],
  comparisonRows: readonly SubmissionItem[],
  { locale, shiftDays }: { readonly locale: string; readonly shiftDays: number },
): ReadonlyMap<string, number> {
  const counts = new Map(bars.map(({ id }) => [id, 0]));
  const increment = (id: string | undefined): void => {
    const count = id === undefined ? undefined : counts.get(id);
    if (id !== undefined && count !== undefined) counts.set(id, count + 1);
  };
  const spans = bars.flatMap(({ id, filter }) => ('first' in filter ? [{ id, ...filter }] : []));
  const bins = bars.flatMap(({ id, filter }) => ('from' in filter ? [{ id, ...filter }] : []));
  const isWordChart = bars.some(({ filter }) => 'has' in filter);
  for (const item of comparisonRows) {
    if (spans.length > 0) {
      const day = column.day?.(item);
      const at = day && addDays(day, shiftDays);
      if (at) increment(spans.find(({ first, last }) => at >= first && at <= last)?.id);
    } else if (bins.length > 0) {
      const number = column.getSortKey?.(item);
      if (typeof number === 'number')
        increment(bins.find(({ from = number, to = number }) => number >= from && number <= to)?.id);
    } else if (column.values) for (const { id } of column.values(item)) increment(id);
    else if (column.point) increment(column.text(item));
    else if (isWordChart) for (const word of getWords(column.text(item), locale)) increment(word);
  }
  return counts;
}

/** Submissions of the comparison range, for a chart. */
export interface ComparisonRows {
  readonly rows: readonly SubmissionItem[];
  /** Formatted days of the comparison range; `chartedDays` contains those of the charted range. */
  readonly days: string;
  readonly chartedDays: string;
  readonly shiftDays: number;
}
