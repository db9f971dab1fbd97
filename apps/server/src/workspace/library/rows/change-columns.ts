import { type ColumnChange, columnKinds, type NewColumn } from '@tideform/graph';
import { Refusal, refusals } from '../../refusal.ts';
import type { Column, List } from '../item.ts';
import {
  createColumnRow,
  isBuiltIn,
  isLookup,
  MAX_INDEXED_COLUMNS,
  type NewColumnRow,
  requireIndexable,
} from '../lists/columns.ts';
import {
  deleteColumnWithValues,
  ensureFieldIndex,
  hasDuplicates,
  insertColumns,
  updateColumn,
} from '../lists/columns-store.ts';
import { findSiteList, listColumns } from '../lists/lists-store.ts';
import type { LibraryPorts } from '../write-library.ts';
import { countRows } from './rows-store.ts';

/** Limits for the columns of a list. */
export interface ColumnLimits {
  /** Maximum rows of a list in which a column can still be indexed. */
  readonly listThreshold: number;
}

/** Adds a column to a list. The caller has checked permissions. */
export async function addColumn(
  ports: LibraryPorts,
  list: List,
  newColumn: NewColumn,
  limits: ColumnLimits,
): Promise<Column> {
  const existing = await listColumns(ports.db, list.id);
  const column = await resolveNewColumn(ports, list.siteId, newColumn, 100 + existing.length);
  const isTaken = existing.some((one) => one.name.toLowerCase() === column.name.toLowerCase());
  if (isTaken || isBuiltIn(column.name)) throw createColumnExistsRefusal(column.name);
  if (column.isIndexed) await prepareIndex(ports, list, existing, column.name, limits);
  const [added] = await insertColumns(ports.db, list.id, [column]);
  if (added === undefined) throw createColumnExistsRefusal(column.name);
  return added;
}

/**
 * Converts a posted column to a database row.
 * @throws 400 when a lookup doesn't name a list of the site
 */
export async function resolveNewColumn(
  ports: LibraryPorts,
  siteId: string,
  newColumn: NewColumn,
  position: number,
): Promise<NewColumnRow> {
  const column = createColumnRow(newColumn, position);
  if (column.kind !== 'lookup') return column;
  const { listId, columnName = 'Title' } = column.kindSettings;
  const target = typeof listId === 'string' ? await findSiteList(ports.db, siteId, listId) : undefined;
  if (target === undefined) throw refusals.invalidRequest('A lookup requires the ID of a list in the same site.');
  return { ...column, kindSettings: { ...column.kindSettings, listId: target.id, columnName } };
}

/** Updates a column's settings. A column's name and kind never change. */
export async function applyColumnChange(
  ports: LibraryPorts,
  list: List,
  columnId: string,
  change: ColumnChange,
  limits: ColumnLimits,
): Promise<Column> {
  const existing = await listColumns(ports.db, list.id);
  const column = requireColumn(existing, columnId);
  const patch = toColumnPatch(column, change);
  requireIndexable({ ...column, ...patch });
  if (patch.isIndexed && !column.isIndexed) await prepareIndex(ports, list, existing, column.name, limits);
  if (patch.isUnique && !column.isUnique && (await hasDuplicates(ports.db, list.id, column.name))) {
    throw refusals.invalidRequest(`Field '${column.name}' has duplicate values.`);
  }
  return updateColumn(ports.db, column.id, patch);
}

/**
 * Deletes a column with its values.
 * @throws 400 for a built-in column, 404 for an unknown one
 */
export async function deleteColumn(ports: LibraryPorts, list: List, columnId: string): Promise<void> {
  const column = requireColumn(await listColumns(ports.db, list.id), columnId);
  if (isBuiltIn(column.name)) throw refusals.invalidRequest(`Field '${column.name}' cannot be deleted.`);
  await deleteColumnWithValues(ports.db, column);
}

/**
 * Finds a column by ID or internal name.
 * @throws 404
 */
export function requireColumn(columns: readonly Column[], idOrName: string): Column {
  const key = idOrName.toLowerCase();
  const column = columns.find((one) => one.id === key) ?? columns.find((one) => one.name.toLowerCase() === key);
  if (column === undefined) throw refusals.itemNotFound('The specified column was not found');
  return column;
}

function toColumnPatch(column: Column, change: ColumnChange) {
  const kinds = columnKinds.filter((kind) => change[kind] !== undefined);
  if (kinds.some((kind) => kind !== column.kind)) throw refusals.invalidRequest('The type of a column cannot change.');
  if (change.name !== undefined && change.name !== column.name) {
    throw refusals.invalidRequest('The internal name of a column cannot change.');
  }
  const settings = change[column.kind as keyof ColumnChange] as Record<string, unknown> | undefined;
  return {
    displayName: change.displayName ?? column.displayName,
    description: change.description ?? column.description,
    isIndexed: change.indexed ?? column.isIndexed,
    isHidden: change.hidden ?? column.isHidden,
    isRequired: change.required ?? column.isRequired,
    isUnique: change.enforceUniqueValues ?? column.isUnique,
    kindSettings: settings === undefined ? column.kindSettings : mergeSettings(column, settings),
  };
}

/** Merges settings; a lookup keeps its target list and column. */
function mergeSettings(column: Column, settings: Record<string, unknown>): Record<string, unknown> {
  const { listId, columnName } = column.kindSettings;
  return { ...column.kindSettings, ...settings, ...(isLookup(column) && listId ? { listId, columnName } : {}) };
}

async function prepareIndex(
  ports: LibraryPorts,
  list: List,
  existing: readonly Column[],
  name: string,
  { listThreshold }: ColumnLimits,
): Promise<void> {
  if (existing.filter((column) => column.isIndexed).length >= MAX_INDEXED_COLUMNS) {
    throw refusals.invalidRequest('A list has at most 20 indexed columns.');
  }
  if ((await countRows(ports.db, list.id)) > listThreshold) {
    throw refusals.invalidRequest('The list has too many items to index a column.');
  }
  if (!isBuiltIn(name) || name === 'Title') await ensureFieldIndex(ports.db, name);
}

function createColumnExistsRefusal(name: string): Refusal {
  return new Refusal(409, 'nameAlreadyExists', `A column named '${name}' already exists.`);
}
