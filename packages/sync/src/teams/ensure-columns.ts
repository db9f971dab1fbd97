import { type GraphClient, GraphError, type NewColumn, operations } from '@tideform/graph';
import { authorColumn, isContentRefused, libraryColumns } from '../library/columns.ts';

/**
 * Adds missing columns and missing indexes to the library. If the service refuses one, the others are still added.
 *
 * @returns names of columns that are still missing or lack their index
 */
export async function ensureColumns(graph: GraphClient, driveId: string): Promise<readonly string[]> {
  const present = new Map<string, { readonly id: string; readonly indexed: boolean }>();
  const query = { select: ['id', 'name', 'indexed', 'hidden'] };
  for await (const { id, name, indexed } of graph.rows(operations.listDriveListColumns, { driveId }, { query })) {
    present.set(name, { id, indexed: indexed === true });
  }
  const refused: string[] = [];
  for (const column of libraryColumns) {
    const found = present.get(column.name);
    const isComplete = found
      ? !column.indexed || found.indexed || (await indexColumn(graph, driveId, found.id))
      : await addColumn(graph, driveId, column);
    if (!isComplete) refused.push(column.name);
  }
  const author = present.get(authorColumn);
  if (author && !author.indexed && !(await indexColumn(graph, driveId, author.id))) refused.push(authorColumn);
  return refused;
}

/**
 * Adds a column; without its index if necessary, because a list may have too many indexes, or too many rows for a new
 * one.
 */
async function addColumn(graph: GraphClient, driveId: string, column: NewColumn): Promise<boolean> {
  if (await isAccepted(() => createColumn(graph, driveId, column))) return true;
  if (column.indexed) await isAccepted(() => createColumn(graph, driveId, { ...column, indexed: false }));
  return false;
}

async function createColumn(graph: GraphClient, driveId: string, column: NewColumn): Promise<void> {
  try {
    await graph.call(operations.createDriveListColumn, { driveId }, { body: column });
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 409)) throw error;
  }
}

function indexColumn(graph: GraphClient, driveId: string, columnId: string): Promise<boolean> {
  return isAccepted(async () => {
    await graph.call(operations.updateDriveListColumn, { driveId, columnId }, { body: { indexed: true } });
  });
}

async function isAccepted(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (!isContentRefused(error)) throw error;
    return false;
  }
}
