import { refusals } from '../../refusal.ts';
import { requireRole } from '../access/access-store.ts';
import type { Column, Item } from '../item.ts';
import { contentFor } from '../item.ts';
import { saveItem } from '../items/items-store.ts';
import { requireMatch, requireUnlocked } from '../items/preconditions.ts';
import { recordVersion } from '../items/versions-store.ts';
import type { Fields } from '../library-tables.ts';
import { listColumns } from '../lists/lists-store.ts';
import type { LibraryWrite } from '../write-library.ts';

/** Writes column values of an item, all or none. `null` clears one. The file gets a new version. */
export async function setFields(
  write: LibraryWrite,
  item: Item,
  values: Fields,
  ifMatch: string | undefined,
): Promise<Item> {
  requireRole(write.access, item, 'write');
  requireMatch(item, ifMatch);
  requireUnlocked(item, write.actor);
  const fields = mergeFields(
    contentFor(item, write.actor.personId).fields,
    values,
    await listColumns(write.db, write.list.id),
  );
  if (item.draft !== null) return saveItem(write, item.id, { draft: JSON.stringify({ ...item.draft, fields }) });
  const saved = await saveItem(write, item.id, { fields: JSON.stringify(fields), version: item.version + 1 });
  await recordVersion(write.db, saved, saved);
  return saved;
}

/** @throws 400 for a column that is not there, that cannot be written, or that does not take the value */
export function mergeFields(current: Fields, values: Fields, columns: readonly Column[]): Fields {
  const merged: Record<string, unknown> = { ...current };
  for (const [name, value] of Object.entries(values)) {
    if (name.includes('@odata.')) continue;
    const column = columns.find((one) => one.name === name);
    if (column === undefined) throw refusals.invalidRequest(`Field '${name}' is not recognized`);
    if (column.isReadOnly) throw refusals.invalidRequest(`Field '${name}' is read-only`);
    if (value === null) delete merged[name];
    else merged[name] = normalizeValue(column, value);
  }
  return merged;
}

/** The value as the list keeps it. */
export function normalizeValue(column: Column, value: unknown): unknown {
  const normalized = readers[column.kind]?.(value, column) ?? (column.kind in readers ? undefined : value);
  if (normalized === undefined) throw refusals.invalidRequest(`The value of field '${column.name}' is not valid`);
  return normalized;
}

const MAX_LINE_CHARACTERS = 255;

const readers: Record<string, (value: unknown, column: Column) => unknown> = {
  text(value, column) {
    const isLine = column.kindSettings.allowMultipleLines !== true;
    if (typeof value !== 'string') return undefined;
    return isLine && value.length > MAX_LINE_CHARACTERS ? undefined : value;
  },
  number: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  currency: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  dateTime: (value) => readInstant(value),
};

/** Lists keep instants to the second, in UTC. */
export function readInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  return `${new Date(value).toISOString().slice(0, 19)}Z`;
}
