import { randomUUID } from 'node:crypto';
import { type ColumnKind, columnKinds, type NewColumn } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import type { Column, List } from '../item.ts';

/** Maximum indexed columns of a list. */
export const MAX_INDEXED_COLUMNS = 20;

/** Columns of every list. Those that are computed from the item are read-only. */
export const builtInColumns = [
  defineBuiltIn('Title', 'Title', 'text', { isReadOnly: false }),
  defineBuiltIn('FileLeafRef', 'Name', 'text'),
  defineBuiltIn('ContentType', 'Content Type', 'text'),
  defineBuiltIn('Created', 'Created', 'dateTime'),
  defineBuiltIn('Modified', 'Modified', 'dateTime'),
  defineBuiltIn('Author', 'Created By', 'personOrGroup'),
  defineBuiltIn('Editor', 'Modified By', 'personOrGroup'),
  defineBuiltIn('_UIVersionString', 'Version', 'text'),
  defineBuiltIn('_CheckinComment', 'Check In Comment', 'text'),
] as const;

/** Additional columns of lists that aren't libraries. */
const listColumns = [defineBuiltIn('Attachments', 'Attachments', 'boolean')] as const;

/** Names of computed values that aren't columns. They are read-only, and no column can have one of these names. */
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

function defineBuiltIn(name: string, displayName: string, kind: ColumnKind, { isReadOnly = true } = {}) {
  return { name, displayName, kind, isReadOnly };
}

/** Returns whether a name belongs to a built-in column or computed value. */
export function isBuiltIn(name: string): boolean {
  const key = name.toLowerCase();
  const columns = [...builtInColumns, ...listColumns];
  return columns.some((one) => one.name.toLowerCase() === key) || isComputed(name);
}

/** Returns whether the value with this name is computed and isn't a column. */
export function isComputed(name: string): boolean {
  return computedValues.some((one) => one.toLowerCase() === name.toLowerCase());
}

/** Creates the rows of the built-in columns for a new list. */
export function createBuiltInColumns(list: Pick<List, 'driveId'>): NewColumnRow[] {
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
 * Converts a posted column to a database row.
 *
 * @throws 400 when its name or type isn't valid
 */
export function createColumnRow(newColumn: NewColumn, position: number): NewColumnRow {
  const kinds = columnKinds.filter((kind) => newColumn[kind] !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) throw refusals.invalidRequest('A column must have exactly one type.');
  const row = {
    id: randomUUID(),
    position,
    name: encodeInternalName(newColumn.name),
    displayName: newColumn.displayName ?? newColumn.name,
    description: newColumn.description ?? '',
    kind,
    kindSettings: newColumn[kind] ?? {},
    isIndexed: newColumn.indexed ?? false,
    isHidden: newColumn.hidden ?? false,
    isReadOnly: kind === 'calculated',
    isRequired: newColumn.required ?? false,
    isUnique: newColumn.enforceUniqueValues ?? false,
  };
  requireIndexable(row);
  return row;
}

/** @throws 400 when an indexed column's type can't be indexed, or a unique column isn't indexed */
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
  return kindSettings.allowMultipleLines !== true && !isMultiValue({ kind, kindSettings });
}

/** Returns whether one row may have several values in the column. */
export function isMultiValue({ kind, kindSettings }: Pick<Column, 'kind' | 'kindSettings'>): boolean {
  if (kind === 'choice') return kindSettings.displayAs === 'checkBoxes';
  if (kind === 'lookup') return kindSettings.allowMultipleValues === true;
  return kind === 'personOrGroup' && kindSettings.allowMultipleSelection === true;
}

/** Returns whether values of the column refer to rows of another list: a lookup or a person column. */
export function isLookup({ kind }: Pick<Column, 'kind'>): boolean {
  return kind === 'lookup' || kind === 'personOrGroup';
}

const MAX_NAME_CHARACTERS = 32;

/**
 * Returns a column's permanent internal name: letters, digits and underscores stay, other characters become `_xHHHH_`.
 *
 * @throws 400 when the name is empty or too long
 */
function encodeInternalName(name: string): string {
  const encoded = encodeCharacters(name.trim());
  if (encoded === '' || encoded.length > MAX_NAME_CHARACTERS) {
    throw refusals.invalidRequest(`'${name}' is not a valid internal name of a column.`);
  }
  return encoded;
}

function encodeCharacters(name: string): string {
  const characters = name.replaceAll(/[^A-Za-z0-9_]/g, escapeCharacter);
  return /^\d/.test(characters) ? escapeCharacter(name[0]!) + characters.slice(1) : characters;
}

function escapeCharacter(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).padStart(4, '0')}_`;
}
