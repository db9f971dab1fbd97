import { type Column, type ColumnKind, columnKinds } from '../../../resources/column.ts';
import { isObject } from '../call.ts';
import { invalid } from '../refusal.ts';

const MAX_LINE_CHARACTERS = 255;

/** Returns the type facet of a column; `undefined` for none or several. */
export function getKind(column: Record<string, unknown>): ColumnKind | undefined {
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
