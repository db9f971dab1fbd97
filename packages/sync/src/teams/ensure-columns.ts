import { type GraphClient, GraphError, type NewColumn, operations } from '@tideform/graph';
import { authorColumn, libraryColumns } from '../library/columns.ts';

/** Adds the columns that the library misses and the indexes that its columns miss. */
export async function ensureColumns(graph: GraphClient, driveId: string): Promise<void> {
  const present = new Map<string, { readonly id: string; readonly indexed: boolean }>();
  const query = { select: ['id', 'name', 'indexed', 'hidden'] };
  for await (const { id, name, indexed } of graph.rows(operations.listDriveListColumns, { driveId }, { query })) {
    present.set(name, { id, indexed: indexed === true });
  }
  for (const column of libraryColumns) {
    const found = present.get(column.name);
    if (!found) await addColumn(graph, driveId, column);
    else if (column.indexed && !found.indexed) await indexColumn(graph, driveId, found.id);
  }
  const author = present.get(authorColumn);
  if (author && !author.indexed) await indexColumn(graph, driveId, author.id);
}

async function addColumn(graph: GraphClient, driveId: string, column: NewColumn): Promise<void> {
  try {
    await graph.call(operations.createDriveListColumn, { driveId }, { body: column });
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 409)) throw error;
  }
}

async function indexColumn(graph: GraphClient, driveId: string, columnId: string): Promise<void> {
  await graph.call(operations.updateDriveListColumn, { driveId, columnId }, { body: { indexed: true } });
}
