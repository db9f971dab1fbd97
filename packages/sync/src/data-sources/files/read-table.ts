import { type GraphClient, operations } from '@tideform/graph';
import { getColumnNames } from './get-column-names.ts';
import type { FileRow } from './read-csv.ts';

const pageSize = 1000;

interface TableLocation {
  readonly driveId: string;
  readonly itemId: string;
  readonly tableId: string;
}

/** Returns the unique column names of a table, from Graph's workbook API. */
export async function fetchColumnNames(
  graph: Pick<GraphClient, 'rows'>,
  table: TableLocation,
): Promise<readonly string[]> {
  const query = { select: ['id', 'name', 'index'] };
  const columns = await Array.fromAsync(graph.rows(operations.listTableColumns, table, { query }));
  return getColumnNames(
    columns.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0)).map(({ name }) => name ?? ''),
  );
}

/** Reads the rows of a workbook table with its column names. Dates are Excel's serial numbers. */
export async function* readTableRows(
  graph: Pick<GraphClient, 'page'>,
  table: TableLocation,
  names: readonly string[],
): AsyncGenerator<FileRow> {
  for (let skip = 0; ; skip += pageSize) {
    const { rows } = await graph.page(operations.listTableRows, table, { query: { top: pageSize, skip } });
    for (const { values } of rows) {
      const cells = values[0] ?? [];
      if (!isEmptyRow(cells)) yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    }
    if (rows.length < pageSize) return;
  }
}

export const isEmptyRow = (cells: readonly unknown[]): boolean => cells.every((cell) => cell === '' || cell === null);
