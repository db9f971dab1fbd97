import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from './submission-column.ts';

/** Whether a column has a total: numbers of answers do, submission numbers don't. */
export const supportsTotal = ({ cell, kind, rows }: SubmissionColumn): boolean =>
  rows !== undefined || (cell === 'number' && kind !== undefined);

/** Sums a column over rows; `undefined` without answers. */
export function computeTotal(column: SubmissionColumn, items: readonly SubmissionItem[]): number | undefined {
  let sum = 0;
  let count = 0;
  for (const item of items) {
    const value = column.getSortKey?.(item);
    if (typeof value !== 'number') continue;
    sum += value;
    count += 1;
  }
  // Rounds away floating-point noise.
  return count === 0 ? undefined : Number(sum.toPrecision(14));
}

/** Formats a number like the column's own values. */
export const formatAggregate = ({ formatNumber: word }: SubmissionColumn, value: number, locale: string): string =>
  word?.(value) || new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
