import { refusals } from '../../refusal.ts';
import type { Column } from '../item.ts';
import { isLookup, isMultiValue } from '../lists/columns.ts';

/**
 * Converts a value to its stored form.
 *
 * @param longTextLength maximum characters of multi-line text
 * @throws 400 when the value isn't valid for the column
 */
export function normalizeValue(column: Column, value: unknown, longTextLength = Number.POSITIVE_INFINITY): unknown {
  // NOTE: Graph's error message doesn't name the column in this case.
  if (column.kind === 'text' && typeof value === 'string' && value.length > longTextLength) {
    throw refusals.invalidRequest('Invalid text value. A text field contains invalid data.');
  }
  const normalized = isMultiValue(column) ? parseValues(column, [value].flat()) : parsers[column.kind]?.(value, column);
  if (normalized === undefined) throw refusals.invalidRequest(`The value of field '${column.name}' is not valid`);
  return normalized;
}

function parseValues(column: Column, values: readonly unknown[]): unknown[] | undefined {
  const normalized = values.map((value) => parsers[column.kind]?.(value, column));
  return normalized.includes(undefined) ? undefined : [...new Set(normalized)];
}

const MAX_LINE_CHARACTERS = 255;

const parsers: Record<string, (value: unknown, column: Column) => unknown> = {
  text(value, column) {
    const isSingleLine = column.kindSettings.allowMultipleLines !== true;
    if (typeof value !== 'string') return undefined;
    return isSingleLine && value.length > MAX_LINE_CHARACTERS ? undefined : value;
  },
  number: parseNumber,
  currency: parseNumber,
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  dateTime: parseInstant,
  choice: (value) => (typeof value === 'string' && value.length <= MAX_LINE_CHARACTERS ? value : undefined),
  lookup: parseRowNumber,
  personOrGroup: parseRowNumber,
  hyperlinkOrPicture: parseLink,
};

function parseNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Parses an instant. Lists store instants in UTC, to the second. */
export function parseInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  return `${new Date(value).toISOString().slice(0, 19)}Z`;
}

/** Returns whether the database can compare the value with row numbers (32-bit integers). */
export function isRowNumber(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31;
}

/** Parses a row number, which clients send as a number or a string. */
function parseRowNumber(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d{1,10}$/.test(value));
  return isNumber && isRowNumber(Number(value)) && Number(value) > 0 ? Number(value) : undefined;
}

function parseLink(value: unknown): { Url: string; Description: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { Url: url, Description: description = url } = value as { Url?: unknown; Description?: unknown };
  const areTexts = typeof url === 'string' && typeof description === 'string';
  if (!areTexts || url.length > MAX_LINE_CHARACTERS || !/^(https?|mailto):/i.test(url)) return undefined;
  return { Url: url, Description: description.slice(0, MAX_LINE_CHARACTERS) };
}

/** Finds the column of a property in `fields`: `Customer`, or `CustomerLookupId` for a lookup. Case is ignored. */
export function findColumn(columns: readonly Column[], name: string): Column | undefined {
  const key = name.toLowerCase();
  const bare = /^(.+)lookupid$/.exec(key)?.[1];
  return (
    columns.find((one) => one.name.toLowerCase() === key && !(isLookup(one) && !isMultiValue(one))) ??
    columns.find((one) => one.name.toLowerCase() === bare && isLookup(one))
  );
}
