import { type GraphClient, operations } from '@tideform/graph';
import { namesOf } from './names-of.ts';
import type { FileRow } from './read-csv.ts';

const pageSize = 1000;

interface TablePlace {
  readonly driveId: string;
  readonly itemId: string;
  readonly tableId: string;
}

/** Names of a table's columns, each its own, as the service opens the workbook. */
export async function columnsOf(graph: Pick<GraphClient, 'rows'>, table: TablePlace): Promise<readonly string[]> {
  const query = { select: ['id', 'name', 'index'] };
  const columns = await Array.fromAsync(graph.rows(operations.listTableColumns, table, { query }));
  return namesOf(columns.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0)).map(({ name }) => name ?? ''));
}

/** The rows of a table of a workbook, under the names of its columns. Dates are the numbers that Excel keeps. */
export async function* readTable(
  graph: Pick<GraphClient, 'page'>,
  table: TablePlace,
  names: readonly string[],
): AsyncGenerator<FileRow> {
  for (let skip = 0; ; skip += pageSize) {
    const { rows } = await graph.page(operations.listTableRows, table, { query: { top: pageSize, skip } });
    for (const { values } of rows) {
      const cells = values[0] ?? [];
      if (!isEmpty(cells)) yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    }
    if (rows.length < pageSize) return;
  }
}

export const isEmpty = (cells: readonly unknown[]): boolean => cells.every((cell) => cell === '' || cell === null);
