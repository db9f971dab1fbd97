import { type Column, type ColumnKind, columnKinds } from '../../../resources/column.ts';
import { isObject } from '../call.ts';
import { invalid } from '../refusal.ts';

const MAX_LINE_CHARACTERS = 255;

/** What a column holds; `undefined` when it says nothing or more than one thing. */
export function kindOf(column: Record<string, unknown>): ColumnKind | undefined {
  const found = columnKinds.filter((kind) => isObject(column[kind]));
  return found.length === 1 ? found[0] : undefined;
}

export function isLookup(column: Column): boolean {
  return column.lookup !== undefined || column.personOrGroup !== undefined;
}

export function holdsSeveral({ choice, lookup, personOrGroup }: Column): boolean {
  if (choice) return choice.displayAs === 'checkBoxes';
  return (lookup?.allowMultipleValues ?? personOrGroup?.allowMultipleSelection) === true;
}

/** The column that a write names: a lookup as `{name}LookupId`. */
export function columnOf(columns: readonly Column[], name: string): Column {
  const bare = name.replace(/LookupId$/, '');
  const column = columns.find((one) => one.name === (isLookup(one) ? (bare === name ? undefined : bare) : name));
  if (!column || column.readOnly) throw invalid(`Field '${name}' is not recognized or read-only`);
  return column;
}

/** The value as the list keeps it. */
export function readValue(column: Column, value: unknown, longTextLength = Number.POSITIVE_INFINITY): unknown {
  // NOTE: the service doesn't name the column here.
  if (column.text && typeof value === 'string' && value.length > longTextLength) {
    throw invalid('Invalid text value. A text field contains invalid data.');
  }
  const values = holdsSeveral(column) && Array.isArray(value) ? value : [value];
  const read = values.map((one) => readOne(column, one));
  return holdsSeveral(column) ? read : read[0];
}

function readOne(column: Column, value: unknown): unknown {
  const kind = kindOf(column);
  if (isLookup(column)) {
    if (/^\d+$/.test(String(value))) return Number(value);
    throw invalid(`Field '${column.name}' does not take this value`);
  }
  const isRight =
    (kind === 'boolean' && typeof value === 'boolean') ||
    ((kind === 'number' || kind === 'currency') && typeof value === 'number') ||
    (kind === 'dateTime' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) ||
    ((kind === 'text' || kind === 'choice') && typeof value === 'string') ||
    (kind === 'hyperlinkOrPicture' && isObject(value));
  if (!isRight) throw invalid(`Field '${column.name}' does not take this value`);
  if (kind === 'text' && !column.text?.allowMultipleLines && String(value).length > MAX_LINE_CHARACTERS) {
    throw invalid(`Field '${column.name}' holds ${MAX_LINE_CHARACTERS} characters`);
  }
  return value;
}
