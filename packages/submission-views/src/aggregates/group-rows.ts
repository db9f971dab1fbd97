import type { SubmissionItem } from '@tideform/sync';
import type { CellValue, SubmissionColumn } from '../columns/submission-column.ts';
import type { FilterValue } from '../views/view-state.ts';

/** Rows with the same value in a column. */
interface RowGroup {
  readonly value: string;
  readonly label: string;
  readonly items: readonly SubmissionItem[];
  /** Filter that matches exactly the rows of the group. */
  readonly filter: FilterValue;
}

/**
 * Whether rows can be grouped by a column: it needs values, days or numbers. Long texts, files and grid rows can't be
 * grouped.
 */
export const canGroupBy = ({ values, day, cell, rows }: SubmissionColumn): boolean =>
  values !== undefined || day !== undefined || (cell === 'number' && rows === undefined);

/** Groups rows by a column: the most frequent value first; days, latest first; numbers, smallest first. */
export function groupRows(
  column: SubmissionColumn,
  rows: readonly SubmissionItem[],
  locale: string,
): readonly RowGroup[] {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' });
  const groups = new Map<string, { readonly label: string; readonly items: SubmissionItem[] }>();
  for (const item of rows) {
    for (const { id, label } of getValues(column, item)) {
      const group = groups.get(id) ?? { label, items: [] };
      groups.set(id, group);
      group.items.push(item);
    }
  }
  return [...groups]
    .map(([value, { label, items }]) => ({
      ...{ value, items, filter: createFilter(column, value) },
      label: column.day && !column.values ? days.format(new Date(value)) : label,
    }))
    .toSorted((a, b) => {
      if (column.values) return b.items.length - a.items.length || (a.label < b.label ? -1 : 1);
      return column.day ? (a.value < b.value ? 1 : -1) : Number(a.value) - Number(b.value);
    });
}

function getValues(column: SubmissionColumn, item: SubmissionItem): readonly CellValue[] {
  if (column.values) return column.values(item);
  const day = column.day?.(item);
  if (day !== undefined) return day === '' ? [] : [{ id: day, label: day }];
  const number = column.getSortKey?.(item);
  return typeof number === 'number' ? [{ id: String(number), label: column.text(item) }] : [];
}

function createFilter(column: SubmissionColumn, value: string): FilterValue {
  if (column.values) return { any: [value] };
  return column.day ? { first: value, last: value } : { from: Number(value), to: Number(value) };
}
