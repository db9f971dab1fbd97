import { type Column, type ColumnKind, columnKinds } from '../../../resources/column.ts';
import { type Call, invalid, isObject, type MemoryPorts, nameTaken, notFound, readJsonBody } from '../call.ts';
import { pickProperties, replyJson, replyNothing, replyPage } from '../reply.ts';
import type { Library } from '../state.ts';

const MAX_COLUMN_NAME_CHARACTERS = 32;
const MAX_INDEXED_COLUMNS = 20;

const builtInColumns = {
  Title: 'text',
  FileLeafRef: 'text',
  ContentType: 'text',
  Created: 'dateTime',
  Modified: 'dateTime',
  Author: 'personOrGroup',
  Editor: 'personOrGroup',
  _UIVersionString: 'text',
};

/** Creates the columns of every list; only the title is writable. */
export function createBuiltInColumns(ports: Pick<MemoryPorts, 'newId'>): Column[] {
  return Object.entries(builtInColumns).map(([name, kind]) => ({
    id: ports.newId(),
    name,
    displayName: name,
    indexed: false,
    hidden: false,
    readOnly: name !== 'Title',
    [kind]: {},
  }));
}

/** Lists columns; hidden ones only if `hidden` is selected. */
export function listColumns(call: Call, library: Library): Response {
  const { select } = call.query;
  const includesHidden = select?.some((name) => name.toLowerCase() === 'hidden') ?? false;
  const shown = library.columns.filter((column) => includesHidden || !column.hidden);
  return replyPage(call, shown, (column) => pickProperties(column, select), 5000);
}

export function createColumn(call: Call, library: Library): Response {
  return replyJson(addColumn(call, library, readJsonBody(call)), 201);
}

export function replyColumn(call: Call, library: Library, id: string): Response {
  return replyJson(pickProperties(findColumn(library, id), call.query.select));
}

export function addColumn(call: Call, library: Library, body: unknown): Column {
  if (!isObject(body) || typeof body.name !== 'string') throw invalid('The column has no name');
  const name = encodeName(body.name);
  const kind = getKind(body);
  if (name === '' || name.length > MAX_COLUMN_NAME_CHARACTERS) throw invalid('The name is not legal');
  if (!kind) throw invalid('A column has exactly one type');
  if (call.enforces('lines-for-editing')) requireLines(body);
  if (library.columns.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw nameTaken();
  const column: Column = {
    displayName: body.name,
    indexed: false,
    hidden: false,
    enforceUniqueValues: false,
    ...body,
    readOnly: kind === 'calculated',
    id: call.newId(),
    name,
  };
  requireTarget(call, library, column);
  requireIndexable(library, column);
  library.columns.push(column);
  return column;
}

function requireLines({ text }: Record<string, unknown>): void {
  if (!isObject(text) || !text.allowMultipleLines) return;
  if (!(Number(text.linesForEditing) > 0)) throw invalid('Text of several lines has no lines to edit');
}

function encodeName(name: string): string {
  return name.replaceAll(/\W/g, (one) => `_x${one.charCodeAt(0).toString(16).padStart(4, '0')}_`);
}

export function updateColumn(call: Call, library: Library, id: string): Response {
  const before = findColumn(library, id);
  const body = readJsonBody(call);
  const after = { ...before, ...body, id: before.id, name: before.name };
  if (getKind(after) === undefined) throw invalid('The type of a column cannot change');
  requireIndexable(library, after);
  library.columns[library.columns.indexOf(before)] = after;
  return replyJson(after);
}

/** Deletes a column with its values. */
export function deleteColumn(call: Call, library: Library, id: string): Response {
  const column = findColumn(library, id);
  if (column.name in builtInColumns) throw invalid(`Field '${column.name}' cannot be deleted`);
  library.columns.splice(library.columns.indexOf(column), 1);
  for (const item of call.state.items.values()) {
    if (item.driveId !== library.driveId) continue;
    const { [column.name]: _, ...fields } = item.current.fields;
    item.current = { ...item.current, fields };
  }
  return replyNothing();
}

function findColumn(library: Library, id: string): Column {
  const column = library.columns.find((one) => one.id === id || one.name === id);
  if (!column) throw notFound('The specified column was not found');
  return column;
}

function requireTarget(call: Call, library: Library, { lookup }: Column): void {
  const isFound = [...call.state.libraries.values()].some(
    (other) => other.groupId === library.groupId && other.listId === lookup?.listId,
  );
  if (lookup && !isFound) throw invalid('A lookup needs a list of the same site');
}

function requireIndexable(library: Library, column: Column): void {
  if (column.enforceUniqueValues && !column.indexed) throw invalid('Unique values need an index');
  if (!column.indexed) return;
  if (column.text?.allowMultipleLines) throw invalid('A column of several lines cannot be indexed');
  const others = library.columns.filter((other) => other.indexed && other.id !== column.id);
  if (others.length >= MAX_INDEXED_COLUMNS) throw invalid('A list has at most 20 indexed columns');
}

const MAX_LINE_CHARACTERS = 255;

/** Returns the type facet of a column; `undefined` for none or several. */
function getKind(column: Record<string, unknown>): ColumnKind | undefined {
  const found = columnKinds.filter((kind) => isObject(column[kind]));
  return found.length === 1 ? found[0] : undefined;
}

export function isLookup(column: Column): boolean {
  return column.lookup !== undefined || column.personOrGroup !== undefined;
}

export function isMultiValue({ choice, lookup, personOrGroup }: Column): boolean {
  if (choice) return choice.displayAs === 'checkBoxes';
  return (lookup?.allowMultipleValues ?? personOrGroup?.allowMultipleSelection) === true;
}

/** Returns the column of a field to write; lookup columns are written as `{name}LookupId`. */
export function getColumn(columns: readonly Column[], name: string): Column {
  const bareName = name.replace(/LookupId$/, '');
  const column = columns.find(
    (one) => one.name === (isLookup(one) ? (bareName === name ? undefined : bareName) : name),
  );
  if (!column || column.readOnly) throw invalid(`Field '${name}' is not recognized or read-only`);
  return column;
}

/** Converts a value to its stored form. */
export function parseValue(column: Column, value: unknown, longTextLength = Number.POSITIVE_INFINITY): unknown {
  // NOTE: the service's message for texts that are too long doesn't name the column.
  if (column.text && typeof value === 'string' && value.length > longTextLength) {
    throw invalid('Invalid text value. A text field contains invalid data.');
  }
  const values = isMultiValue(column) && Array.isArray(value) ? value : [value];
  const read = values.map((one) => parseSingleValue(column, one));
  return isMultiValue(column) ? read : read[0];
}

function parseSingleValue(column: Column, value: unknown): unknown {
  const kind = getKind(column);
  if (isLookup(column)) {
    if (/^\d+$/.test(String(value))) return Number(value);
    throw invalid(`Field '${column.name}' does not take this value`);
  }
  const isValid =
    (kind === 'boolean' && typeof value === 'boolean') ||
    ((kind === 'number' || kind === 'currency') && typeof value === 'number') ||
    (kind === 'dateTime' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) ||
    ((kind === 'text' || kind === 'choice') && typeof value === 'string') ||
    (kind === 'hyperlinkOrPicture' && isObject(value));
  if (!isValid) throw invalid(`Field '${column.name}' does not take this value`);
  if (kind === 'text' && !column.text?.allowMultipleLines && String(value).length > MAX_LINE_CHARACTERS) {
    throw invalid(`Field '${column.name}' holds ${MAX_LINE_CHARACTERS} characters`);
  }
  return value;
}
