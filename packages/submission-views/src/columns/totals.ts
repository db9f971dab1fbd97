import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from './submission-column.ts';

/** Whether the numbers of a column come to something: those of answers do, the number of a submission does not. */
export const isSummed = ({ cell, kind, rows }: SubmissionColumn): boolean =>
  rows !== undefined || (cell === 'number' && kind !== undefined);

/** What a column comes to over rows; `undefined`: nobody answered it. */
export function totalOf(column: SubmissionColumn, items: readonly SubmissionItem[]): number | undefined {
  let sum = 0;
  let count = 0;
  for (const item of items) {
    const value = column.order?.(item);
    if (typeof value !== 'number') continue;
    sum += value;
    count += 1;
  }
  // The last digits of a sum of decimals are noise.
  return count === 0 ? undefined : Number(sum.toPrecision(14));
}

/** A number as the column writes its own. */
export const formatAggregate = ({ word }: SubmissionColumn, value: number, locale: string): string =>
  word?.(value) || new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
