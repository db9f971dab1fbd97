import { randomUUID } from 'node:crypto';
import { type ColumnKind, columnKinds, type NewColumn } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import type { Column, List } from '../item.ts';
import { internalName } from './internal-name.ts';

/** A list may have so many indexed columns. */
export const MAX_INDEXED_COLUMNS = 20;

/** Columns that every list has. Those that are computed from the item cannot be written. */
export const builtInColumns = [
  builtIn('Title', 'Title', 'text', { isReadOnly: false }),
  builtIn('FileLeafRef', 'Name', 'text'),
  builtIn('ContentType', 'Content Type', 'text'),
  builtIn('Created', 'Created', 'dateTime'),
  builtIn('Modified', 'Modified', 'dateTime'),
  builtIn('Author', 'Created By', 'personOrGroup'),
  builtIn('Editor', 'Modified By', 'personOrGroup'),
  builtIn('_UIVersionString', 'Version', 'text'),
  builtIn('_CheckinComment', 'Check In Comment', 'text'),
] as const;

/** Columns that only lists have which are no libraries. */
const listColumns = [builtIn('Attachments', 'Attachments', 'boolean')] as const;

/** Built-in values that are no columns of their own: nothing of theirs can be written, and no column gets their name. */
const computedValues = [
  'id',
  'Edit',
  'LinkTitle',
  'LinkTitleNoMenu',
  'LinkFilename',
  'LinkFilenameNoMenu',
  'FileSizeDisplay',
  'ItemChildCount',
  'FolderChildCount',
] as const;

export type NewColumnRow = Omit<Column, 'listId' | 'kindSettings'> & { readonly kindSettings: Record<string, unknown> };

function builtIn(name: string, displayName: string, kind: ColumnKind, { isReadOnly = true } = {}) {
  return { name, displayName, kind, isReadOnly };
}

/** Whether a name is one of the list's own. */
export function isBuiltIn(name: string): boolean {
  const key = name.toLowerCase();
  const columns = [...builtInColumns, ...listColumns];
  return columns.some((one) => one.name.toLowerCase() === key) || isComputed(name);
}

/** Whether a value of this name is computed from others. */
export function isComputed(name: string): boolean {
  return computedValues.some((one) => one.toLowerCase() === name.toLowerCase());
}

/** The built-in columns as rows of a new list. */
export function makeBuiltInColumns(list: Pick<List, 'driveId'>): NewColumnRow[] {
  return [...builtInColumns, ...(list.driveId === null ? listColumns : [])].map((column, position) => ({
    ...column,
    id: randomUUID(),
    position,
    description: '',
    kindSettings: {},
    isIndexed: false,
    isHidden: false,
    isRequired: false,
    isUnique: false,
  }));
}

/**
 * A posted column as a row.
 *
 * @throws 400 when its name or kind is not one that lists take
 */
export function makeColumn(posted: NewColumn, position: number): NewColumnRow {
  const kinds = columnKinds.filter((kind) => posted[kind] !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) throw refusals.invalidRequest('A column must have exactly one type.');
  const row = {
    id: randomUUID(),
    position,
    name: internalName(posted.name),
    displayName: posted.displayName ?? posted.name,
    description: posted.description ?? '',
    kind,
    kindSettings: posted[kind] ?? {},
    isIndexed: posted.indexed ?? false,
    isHidden: posted.hidden ?? false,
    isReadOnly: kind === 'calculated',
    isRequired: posted.required ?? false,
    isUnique: posted.enforceUniqueValues ?? false,
  };
  requireIndexable(row);
  return row;
}

/** @throws 400 when the column is to be indexed and holds what cannot be, or is to be unique without an index */
export function requireIndexable(
  column: Pick<Column, 'isIndexed' | 'isUnique' | 'name' | 'kind' | 'kindSettings'>,
): void {
  if (column.isIndexed && !isIndexable(column)) {
    throw refusals.invalidRequest(`Field '${column.name}' cannot be indexed.`);
  }
  if (column.isUnique && !column.isIndexed) {
    throw refusals.invalidRequest(`Field '${column.name}' must be indexed to enforce unique values.`);
  }
}

function isIndexable({ name, kind, kindSettings }: Pick<Column, 'name' | 'kind' | 'kindSettings'>): boolean {
  if (name === '_CheckinComment' || name === '_UIVersionString' || name === 'Attachments') return false;
  if (kind === 'hyperlinkOrPicture' || kind === 'calculated') return false;
  return kindSettings.allowMultipleLines !== true && !holdsSeveral({ kind, kindSettings });
}

/** Whether one row may have several values of the column. */
export function holdsSeveral({ kind, kindSettings }: Pick<Column, 'kind' | 'kindSettings'>): boolean {
  if (kind === 'choice') return kindSettings.displayAs === 'checkBoxes';
  if (kind === 'lookup') return kindSettings.allowMultipleValues === true;
  return kind === 'personOrGroup' && kindSettings.allowMultipleSelection === true;
}

/** Whether a row names a row of another list in this column: a lookup, or a person. */
export function isLookup({ kind }: Pick<Column, 'kind'>): boolean {
  return kind === 'lookup' || kind === 'personOrGroup';
}
