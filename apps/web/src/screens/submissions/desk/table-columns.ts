import type { ColumnDef } from '@tanstack/react-table';
import { compareOrders, type DeskColumn, matchesFilter, wordsOfRow } from '@tideform/desk';
import type { SubmissionItem } from '@tideform/sync';
import type { features } from './features.ts';
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
