import type { SubmissionItem } from '@tideform/sync';
import type { CellValue, SubmissionColumn } from '../columns/submission-column.ts';
import type { FilterValue } from '../views/view-state.ts';

/** Rows that share a value of a column. */
interface Group {
  readonly value: string;
  readonly label: string;
  readonly items: readonly SubmissionItem[];
  /** Finds just these rows. */
  readonly filter: FilterValue;
}

/** Whether rows can be grouped by a column: by its values, days or numbers. Long texts, files and rows of grids have none. */
export const canGroupBy = ({ values, day, cell, rows }: SubmissionColumn): boolean =>
  values !== undefined || day !== undefined || (cell === 'number' && rows === undefined);

/** Groups rows by a column: the most frequent value first; days, latest first; numbers, smallest first. */
export function groupsOf(by: SubmissionColumn, rows: readonly SubmissionItem[], locale: string): readonly Group[] {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' });
  const groups = new Map<string, { readonly label: string; readonly items: SubmissionItem[] }>();
  for (const item of rows) {
    for (const { id, label } of valuesOf(by, item)) {
      const group = groups.get(id) ?? { label, items: [] };
      groups.set(id, group);
      group.items.push(item);
    }
  }
  return [...groups]
    .map(([value, { label, items }]) => ({
      ...{ value, items, filter: filterFor(by, value) },
      label: by.day && !by.values ? days.format(new Date(value)) : label,
    }))
    .toSorted((a, b) => {
      if (by.values) return b.items.length - a.items.length || (a.label < b.label ? -1 : 1);
      return by.day ? (a.value < b.value ? 1 : -1) : Number(a.value) - Number(b.value);
    });
}

function valuesOf(by: SubmissionColumn, item: SubmissionItem): readonly CellValue[] {
  if (by.values) return by.values(item);
  const day = by.day?.(item);
  if (day !== undefined) return day === '' ? [] : [{ id: day, label: day }];
  const number = by.order?.(item);
  return typeof number === 'number' ? [{ id: String(number), label: by.text(item) }] : [];
}

function filterFor(by: SubmissionColumn, value: string): FilterValue {
  if (by.values) return { any: [value] };
  return by.day ? { first: value, last: value } : { from: Number(value), to: Number(value) };
}
