import type { Filter, Search, SearchClause } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whether a directory object meets a `$search`: every clause of one of its groups. */
export function matchesSearch(row: Row, search: Search): boolean {
  return search.some((clauses) => clauses.every((clause) => matchesClause(row, clause)));
}

/** Display names match by the beginnings of their words, in any order; other properties from their start. */
function matchesClause(row: Row, { property, text }: SearchClause): boolean {
  const value = read(row, property);
  if (typeof value !== 'string') return false;
  if (property.toLowerCase() !== 'displayname') return value.toLowerCase().startsWith(text.toLowerCase());
  const words = splitWords(value);
  return splitWords(text).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/** Words end at spaces, symbols, digits and where the case changes. */
export function splitWords(text: string): string[] {
  const words = text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Lo}+|\p{N}+/gu) ?? [];
  return words.map((word) => word.toLowerCase());
}

/** Whether a directory object meets a `$filter`; text is compared without case. @throws 400 for an unknown property */
export function matchesFilter(row: Row, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return matchesFilter(row, filter.left) && matchesFilter(row, filter.right);
    case 'or':
      return matchesFilter(row, filter.left) || matchesFilter(row, filter.right);
    case 'any': {
      const values = read(row, filter.property);
      return Array.isArray(values) && values.some((value) => fold(value) === fold(filter.value));
    }
    case 'startsWith':
      return String(read(row, filter.property) ?? '')
        .toLowerCase()
        .startsWith(filter.value.toLowerCase());
    case 'compare':
      return compareValues(fold(read(row, filter.property)), filter.is, fold(filter.value));
  }
}

function compareValues(value: unknown, is: string, wanted: unknown): boolean {
  if (is === 'eq') return value === wanted;
  if (is === 'ne') return value !== wanted;
  throw new Refusal(400, 'Request_UnsupportedQuery', `Unsupported Query. '${is}' is not supported here.`);
}

function read(row: Row, property: string): unknown {
  const key = Object.keys(row).find((name) => name.toLowerCase() === property.toLowerCase());
  if (key === undefined) throw new Refusal(400, 'Request_UnsupportedQuery', `Property '${property}' does not exist.`);
  return row[key];
}

function fold(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : (value ?? null);
}
