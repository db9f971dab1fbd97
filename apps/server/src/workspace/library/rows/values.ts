import { refusals } from '../../refusal.ts';
import type { Column } from '../item.ts';
import { holdsSeveral, isLookup } from '../lists/columns.ts';

/**
 * The value as the list keeps it.
 *
 * @param longTextLength characters that a text of several lines may have
 * @throws 400 for one that the column does not take
 */
export function normalizeValue(column: Column, value: unknown, longTextLength = Number.POSITIVE_INFINITY): unknown {
  // NOTE: the service doesn't name the column here.
  if (column.kind === 'text' && typeof value === 'string' && value.length > longTextLength) {
    throw refusals.invalidRequest('Invalid text value. A text field contains invalid data.');
  }
  const normalized = holdsSeveral(column) ? readSeveral(column, [value].flat()) : readers[column.kind]?.(value, column);
  if (normalized === undefined) throw refusals.invalidRequest(`The value of field '${column.name}' is not valid`);
  return normalized;
}

function readSeveral(column: Column, values: readonly unknown[]): unknown[] | undefined {
  const normalized = values.map((value) => readers[column.kind]?.(value, column));
  return normalized.includes(undefined) ? undefined : [...new Set(normalized)];
}

const MAX_LINE_CHARACTERS = 255;

const readers: Record<string, (value: unknown, column: Column) => unknown> = {
  text(value, column) {
    const isLine = column.kindSettings.allowMultipleLines !== true;
    if (typeof value !== 'string') return undefined;
    return isLine && value.length > MAX_LINE_CHARACTERS ? undefined : value;
  },
  number: readNumber,
  currency: readNumber,
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  dateTime: readInstant,
  choice: (value) => (typeof value === 'string' && value.length <= MAX_LINE_CHARACTERS ? value : undefined),
  lookup: readRowNumber,
  personOrGroup: readRowNumber,
  hyperlinkOrPicture: readLink,
};

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Lists keep instants to the second, in UTC. */
export function readInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  return `${new Date(value).toISOString().slice(0, 19)}Z`;
}

/** Whether the database can compare it with numbers of rows. */
export function isRowNumber(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31;
}

/** Numbers of rows come as numbers and as texts. */
function readRowNumber(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d{1,10}$/.test(value));
  return isNumber && isRowNumber(Number(value)) && Number(value) > 0 ? Number(value) : undefined;
}

function readLink(value: unknown): { Url: string; Description: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { Url: url, Description: description = url } = value as { Url?: unknown; Description?: unknown };
  const areTexts = typeof url === 'string' && typeof description === 'string';
  if (!areTexts || url.length > MAX_LINE_CHARACTERS || !/^(https?|mailto):/i.test(url)) return undefined;
  return { Url: url, Description: description.slice(0, MAX_LINE_CHARACTERS) };
}

/** The column that a property of `fields` names: `Customer`, or `CustomerLookupId` for a lookup. Case does not count. */
export function findColumn(columns: readonly Column[], name: string): Column | undefined {
  const key = name.toLowerCase();
  const bare = /^(.+)lookupid$/.exec(key)?.[1];
  return (
    columns.find((one) => one.name.toLowerCase() === key && !(isLookup(one) && !holdsSeveral(one))) ??
    columns.find((one) => one.name.toLowerCase() === bare && isLookup(one))
  );
}
