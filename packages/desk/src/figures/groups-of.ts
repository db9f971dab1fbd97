import type { SubmissionItem } from '@tideform/sync';
import type { DeskColumn } from '../columns/desk-column.ts';

interface Group {
  readonly value: string;
  readonly label: string;
  readonly items: readonly SubmissionItem[];
}

/** Rows by each value that they have, the most frequent value first. */
export function groupsOf(by: DeskColumn, rows: readonly SubmissionItem[]): readonly Group[] {
  const groups = new Map<string, { readonly label: string; readonly items: SubmissionItem[] }>();
  for (const item of rows) {
    for (const { id, label } of by.values?.(item) ?? []) {
      const group = groups.get(id) ?? { label, items: [] };
      groups.set(id, group);
      group.items.push(item);
    }
  }
  return [...groups]
    .map(([value, group]) => ({ value, ...group }))
    .toSorted((a, b) => b.items.length - a.items.length || (a.label < b.label ? -1 : 1));
}
