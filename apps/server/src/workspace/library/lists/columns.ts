import { randomUUID } from 'node:crypto';
import type { NewColumn } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import type { Column } from '../item.ts';

/** What a column holds. */
export const columnKinds = [
  'text',
  'number',
  'boolean',
  'dateTime',
  'choice',
  'personOrGroup',
  'lookup',
  'calculated',
  'currency',
  'hyperlinkOrPicture',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

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

export type NewColumnRow = Omit<Column, 'listId' | 'kindSettings'> & { readonly kindSettings: Record<string, unknown> };

function builtIn(name: string, displayName: string, kind: ColumnKind, { isReadOnly = true } = {}) {
  return { name, displayName, kind, isReadOnly };
}

/** The built-in columns as rows of a new list. */
export function makeBuiltInColumns(): NewColumnRow[] {
  return builtInColumns.map((column, position) => ({
    ...column,
    id: randomUUID(),
    position,
    description: '',
    kindSettings: {},
    isIndexed: false,
    isHidden: false,
    isRequired: false,
  }));
}

/**
 * A posted column as a row.
 *
 * @throws 400 when its name or kind is not one that lists take
 */
export function makeColumn(posted: NewColumn, position: number): NewColumnRow {
  const kinds = columnKinds.filter((kind) => posted[kind] !== undefined);
  const [kind = 'text'] = kinds;
  if (kinds.length > 1) throw refusals.invalidRequest('A column must have exactly one type.');
  if (!/^[A-Za-z_][A-Za-z0-9_]{0,31}$/.test(posted.name)) {
    throw refusals.invalidRequest(`'${posted.name}' is not a valid internal name of a column.`);
  }
  const row = {
    id: randomUUID(),
    position,
    name: posted.name,
    displayName: posted.displayName ?? posted.name,
    description: posted.description ?? '',
    kind,
    kindSettings: posted[kind] ?? {},
    isIndexed: posted.indexed ?? false,
    isHidden: posted.hidden ?? false,
    isReadOnly: false,
    isRequired: posted.required ?? false,
  };
  requireIndexable(row);
  return row;
}

/** @throws 400 when the column is to be indexed and holds what cannot be */
export function requireIndexable(column: Pick<Column, 'isIndexed' | 'name' | 'kind' | 'kindSettings'>): void {
  const isLong = column.kind === 'text' && column.kindSettings.allowMultipleLines === true;
  if (column.isIndexed && (isLong || column.kind === 'hyperlinkOrPicture' || column.kind === 'calculated')) {
    throw refusals.invalidRequest(`Field '${column.name}' cannot be indexed.`);
  }
}
