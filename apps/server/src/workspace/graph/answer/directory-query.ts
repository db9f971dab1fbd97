import type { Filter, Search, SearchClause } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns whether a directory object matches a `$search`: all clauses of one of its groups. */
export function matchesSearch(row: Row, search: Search): boolean {
  return search.some((clauses) => clauses.every((clause) => matchesClause(row, clause)));
}

/** Display names match by prefixes of their words in any order, other properties by their own prefix. */
function matchesClause(row: Row, { property, text }: SearchClause): boolean {
  const value = getProperty(row, property);
  if (typeof value !== 'string') return false;
  if (property.toLowerCase() !== 'displayname') return value.toLowerCase().startsWith(text.toLowerCase());
  const words = splitWords(value);
  return splitWords(text).every((expected) => words.some((word) => word.startsWith(expected)));
}

/** Splits a text into words: at spaces, symbols, digits and changes of case. */
export function splitWords(text: string): string[] {
  const words = text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Lo}+|\p{N}+/gu) ?? [];
  return words.map((word) => word.toLowerCase());
}

/**
 * Returns whether a directory object matches a `$filter`. Text is compared ignoring case.
 * @throws 400 for an unknown property
 */
export function matchesFilter(row: Row, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return matchesFilter(row, filter.left) && matchesFilter(row, filter.right);
    case 'or':
      return matchesFilter(row, filter.left) || matchesFilter(row, filter.right);
    case 'any': {
      const values = getProperty(row, filter.property);
      return Array.isArray(values) && values.some((value) => normalize(value) === normalize(filter.value));
    }
    case 'startsWith':
      return String(getProperty(row, filter.property) ?? '')
        .toLowerCase()
        .startsWith(filter.value.toLowerCase());
    case 'compare':
      return compareValues(normalize(getProperty(row, filter.property)), filter.is, normalize(filter.value));
  }
}

function compareValues(value: unknown, is: string, wanted: unknown): boolean {
  if (is === 'eq') return value === wanted;
  if (is === 'ne') return value !== wanted;
  throw new Refusal(400, 'Request_UnsupportedQuery', `Unsupported Query. '${is}' is not supported here.`);
}

function getProperty(row: Row, property: string): unknown {
  const key = Object.keys(row).find((name) => name.toLowerCase() === property.toLowerCase());
  if (key === undefined) throw new Refusal(400, 'Request_UnsupportedQuery', `Property '${property}' does not exist.`);
  return row[key];
}

function normalize(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : (value ?? null);
}
