import type { ColumnChange, NewColumn } from '@tideform/graph';
import { Refusal, refusals } from '../../refusal.ts';
import type { Column, List } from '../item.ts';
import type { LibraryPorts } from '../write-library.ts';
import { MAX_INDEXED_COLUMNS, makeColumn, requireIndexable } from './columns.ts';
import { ensureFieldIndex, insertColumns, updateColumn } from './columns-store.ts';
import { listColumns } from './lists-store.ts';

/** Lists longer than this take no new index. */
const MAX_ROWS_TO_INDEX = 20_000;

/** Adds a column to a list. The caller has checked that the actor may. */
export async function addColumn(ports: LibraryPorts, list: List, posted: NewColumn): Promise<Column> {
  const existing = await listColumns(ports.db, list.id);
  if (existing.some((column) => column.name.toLowerCase() === posted.name.toLowerCase())) {
    throw new Refusal(409, 'nameAlreadyExists', `A column named '${posted.name}' already exists.`);
  }
  const column = makeColumn(posted, 100 + existing.length);
  if (column.isIndexed) await prepareIndex(ports, list, existing, column.name);
  const [added] = await insertColumns(ports.db, list.id, [column]);
  return added!;
}

/** Changes a column's settings; its name and kind never change. */
export async function changeColumn(
  ports: LibraryPorts,
  list: List,
  columnId: string,
  change: ColumnChange,
): Promise<Column> {
  const existing = await listColumns(ports.db, list.id);
  const column = existing.find((one) => one.id === columnId || one.name === columnId);
  if (column === undefined) throw refusals.itemNotFound();
  const kindSettings = change[column.kind as keyof ColumnChange];
  const patch = {
    displayName: change.displayName ?? column.displayName,
    description: change.description ?? column.description,
    isIndexed: change.indexed ?? column.isIndexed,
    isHidden: change.hidden ?? column.isHidden,
    isRequired: change.required ?? column.isRequired,
    kindSettings: (kindSettings as Record<string, unknown> | undefined) ?? column.kindSettings,
  };
  requireIndexable({ ...column, ...patch });
  if (patch.isIndexed && !column.isIndexed) await prepareIndex(ports, list, existing, column.name);
  return updateColumn(ports.db, column.id, patch);
}

async function prepareIndex(ports: LibraryPorts, list: List, existing: readonly Column[], name: string): Promise<void> {
  if (existing.filter((column) => column.isIndexed).length >= MAX_INDEXED_COLUMNS) {
    throw refusals.invalidRequest('A list has at most 20 indexed columns.');
  }
  if (list.lastRow > MAX_ROWS_TO_INDEX) throw refusals.invalidRequest('The list is too long to index a column.');
  await ensureFieldIndex(ports.db, name);
}
