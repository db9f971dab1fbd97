import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';

export interface ColumnValue {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

/**
 * Returns the distinct values of a column, sorted by label, with the number of rows that have each. Rows without a
 * value are counted in a last entry with the ID ''.
 */
export function getColumnValues(
  column: SubmissionColumn,
  items: readonly SubmissionItem[],
  locale: string,
  empty: string,
): readonly ColumnValue[] {
  const found = new Map<string, ColumnValue>();
  let without = 0;
  for (const item of items) {
    const values = column.values?.(item) ?? [];
    if (values.length === 0) without += 1;
    for (const { id, label } of values) found.set(id, { id, label, count: (found.get(id)?.count ?? 0) + 1 });
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = [...found.values()].toSorted((a, b) => compare(a.label, b.label));
  return without > 0 ? [...sorted, { id: '', label: empty, count: without }] : sorted;
}
