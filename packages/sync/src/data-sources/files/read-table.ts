import { type GraphClient, operations } from '@tideform/graph';
import { namesOf } from './names-of.ts';
import type { FileRow } from './read-csv.ts';

const pageSize = 1000;

/** The rows of a table of a workbook, named by its header. Dates are the numbers that Excel keeps. */
export async function* readTable(
  graph: Pick<GraphClient, 'page' | 'rows'>,
  table: { readonly driveId: string; readonly itemId: string; readonly tableId: string },
): AsyncGenerator<FileRow> {
  const query = { select: ['id', 'name', 'index'] };
  const columns = await Array.fromAsync(graph.rows(operations.listTableColumns, table, { query }));
  const names = namesOf(
    columns.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0)).map(({ name }) => name ?? ''),
  );
  for (let skip = 0; ; skip += pageSize) {
    const { rows } = await graph.page(operations.listTableRows, table, { query: { top: pageSize, skip } });
    for (const { values } of rows) {
      const cells = values[0] ?? [];
      if (cells.some((cell) => cell !== '' && cell !== null))
        yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    }
    if (rows.length < pageSize) return;
  }
}
