import type { ColumnDef } from '@tanstack/react-table';
import type { SubmissionItem } from '@tideform/sync';
import type { DeskColumn } from './desk-column.ts';
import type { features } from './features.ts';
import { matchesFilter, plainly } from './matches-filter.ts';
import { remembered } from './remembered.ts';
import { narrowestPx, widestPx } from './view-changes.ts';

export type TableColumn = ColumnDef<typeof features, SubmissionItem>;

/** The column that nobody sees: what is searched for is looked for there. */
export const idColumn = 'id';

/** The columns as the table knows them. */
export function tableColumns(columns: readonly DeskColumn[], locale: string): TableColumn[] {
  const compare = compareOrders(locale);
  const wordsOf = wordsOfRow(columns);
  const hidden: TableColumn = {
    id: idColumn,
    accessorFn: ({ responseId }) => responseId,
    enableSorting: false,
    filterFn: (row, _id, searched: readonly string[]) => {
      const words = wordsOf(row.original);
      return searched.every((word) => words.includes(word));
    },
  };
  return [
    hidden,
    ...columns.map(
      (column): TableColumn => ({
        id: column.id,
        accessorFn: (item) => column.order?.(item),
        enableSorting: column.order !== undefined,
        sortUndefined: 'last',
        sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
        filterFn: (row, _id, filter) => matchesFilter(column, row.original, filter),
        size: column.widthPx,
        minSize: narrowestPx,
        maxSize: widestPx,
      }),
    ),
  ];
}

/** All words of a row, as they are searched; worded once, whoever asks. */
export const wordsOfRow = remembered((columns: readonly DeskColumn[]) =>
  remembered((item: SubmissionItem) => plainly(columns.map((column) => column.text(item)).join('\n'))),
);

/** Compares what puts rows in order: numbers by their size, words as they are sorted where the person lives. */
export function compareOrders(locale: string): (one: unknown, other: unknown) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other));
}

/** What somebody typed, as words that a row has to have all of. */
export const searchedWords = (typed: string): readonly string[] => plainly(typed).split(/\s+/).filter(Boolean);
