import { refusals } from '../../refusal.ts';
import { requireGranted } from '../access/access-store.ts';
import { type Column, getContentFor, type Item } from '../item.ts';
import { findItem, insertItem, reserveRowNumber, saveItem } from '../items/items-store.ts';
import { createListItem } from '../items/new-item.ts';
import { requireMatch, requireUnlocked } from '../items/preconditions.ts';
import { recordVersion } from '../items/versions-store.ts';
import type { Fields } from '../library-tables.ts';
import { isComputed, isLookup } from '../lists/columns.ts';
import { isValueTaken } from '../lists/columns-store.ts';
import { listColumns } from '../lists/lists-store.ts';
import type { LibraryWrite } from '../write-library.ts';
import { findLookupTargets } from './rows-store.ts';
import { normalizeValue } from './values.ts';

/** Writes column values of an item, all or none, as a new version. `null` clears a value. */
export async function setFields(
  write: LibraryWrite,
  item: Item,
  values: Fields,
  ifMatch: string | undefined,
): Promise<Item> {
  await requireGranted(write.access, item, 'write');
  requireMatch(item, ifMatch);
  requireUnlocked(item, write.actor);
  const fields = await mergeFields(write, item, values);
  if (item.draft !== null) return saveItem(write, item.id, { draft: JSON.stringify({ ...item.draft, fields }) });
  const saved = await saveItem(write, item.id, { fields: JSON.stringify(fields), version: item.version + 1 });
  await recordVersion(write.db, saved, saved);
  return saved;
}

/**
 * Validates new column values and merges them into the current ones. Without an item, returns the values of a new row.
 *
 * @throws 400 for an unknown or read-only column, or an invalid value
 */
async function mergeFields(write: LibraryWrite, item: Item | undefined, values: Fields): Promise<Fields> {
  const columns = await listColumns(write.db, write.list.id);
  const current = item === undefined ? {} : getContentFor(item, write.actor.personId).fields;
  const changes = parseChanges(values, columns, write.longTextLength);
  for (const { column, value } of changes) {
    if (value !== null) await requireValidValue(write, item, column, value);
  }
  const merged: Record<string, unknown> = { ...current };
  for (const { column, value } of changes) {
    if (value === null) delete merged[column.name];
    else merged[column.name] = value;
  }
  return merged;
}

interface FieldChange {
  readonly column: Column;
  /** Value in stored form; `null` clears the column. */
  readonly value: unknown;
}

function parseChanges(values: Fields, columns: readonly Column[], longTextLength?: number): FieldChange[] {
  return Object.entries(values)
    .filter(([name]) => !name.includes('@odata.'))
    .map(([name, value]) => {
      const column = requireWritable(columns, name);
      if (value === null) return { column, value };
      if (Array.isArray(value)) requireCollectionType(values, name);
      return { column, value: normalizeValue(column, value, longTextLength) };
    });
}

/** Finds the column of a written property; names are case-sensitive. A lookup is written as `{name}LookupId`. */
function requireWritable(columns: readonly Column[], name: string): Column {
  const bare = /^(.+)LookupId$/.exec(name)?.[1];
  const column =
    columns.find((one) => one.name === name && !isLookup(one)) ??
    columns.find((one) => one.name === bare && isLookup(one));
  if (column?.isReadOnly || (column === undefined && isComputed(name))) {
    throw refusals.invalidRequest(`Field '${name}' is read-only`);
  }
  if (column === undefined) throw refusals.invalidRequest(`Field '${name}' is not recognized`);
  return column;
}

/** Requires `{name}@odata.type` beside an array, as SharePoint does. */
function requireCollectionType(values: Fields, name: string): void {
  const type = values[`${name}@odata.type`];
  if (typeof type !== 'string' || !/^#?Collection\(/i.test(type)) {
    throw refusals.invalidRequest(`The value of field '${name}' is an array without '${name}@odata.type'`);
  }
}

async function requireValidValue(
  write: LibraryWrite,
  item: Item | undefined,
  column: Column,
  value: unknown,
): Promise<void> {
  if (isLookup(column)) {
    const rowNumbers = [value].flat() as number[];
    const targets = await findLookupTargets(write.db, write.list, column, rowNumbers);
    if (rowNumbers.some((number) => !targets.has(number))) {
      throw refusals.invalidRequest(`Field '${column.name}' refers to a missing row`);
    }
  }
  if (column.isUnique && (await isValueTaken(write.db, column, value, item?.id ?? ''))) {
    throw refusals.invalidRequest(`Another row already has this value in field '${column.name}'`);
  }
}

/**
 * Adds a row to a list that isn't a library.
 * @throws 400 for a library or invalid values, 403
 */
export async function createRow(write: LibraryWrite, values: Fields): Promise<Item> {
  const { db, list, actor, now, change } = write;
  if (list.driveId !== null) {
    throw refusals.invalidRequest('Items can’t be created in a library. Upload a file, and then set its fields.');
  }
  const root = await findItem(db, list.id, list.rootId);
  if (root === undefined) throw refusals.itemNotFound();
  await requireGranted(write.access, root, 'write');
  const fields = await mergeFields(write, undefined, values);
  const row = await reserveRowNumber(write);
  const item = await insertItem(db, createListItem(list, root, { row, fields, by: actor.personId, now, change }));
  await recordVersion(db, item, item);
  return item;
}
