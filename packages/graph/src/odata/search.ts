import { MalformedOption } from './malformed-option.ts';

/** One clause of a directory `$search`: `"displayName:ada"`. */
export interface SearchClause {
  readonly property: string;
  readonly text: string;
}

/** Clauses of one group must all match; one of the groups is enough. */
export type Search = readonly (readonly SearchClause[])[];

/** A `$search` over several properties of which one must match, quoted as the directory wants it. */
export function searchAny(properties: readonly string[], text: string): string {
  return formatSearch(properties.map((property) => [{ property, text }]));
}

export function formatSearch(search: Search): string {
  return search.map((clauses) => clauses.map(formatClause).join(' AND ')).join(' OR ');
}

function formatClause({ property, text }: SearchClause): string {
  return `"${property}:${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/**
 * Reads a `$search`. Every clause is in double quotes; `AND`, which binds tighter, and `OR` are upper-case.
 *
 * @throws {MalformedOption}
 */
export function parseSearch(text: string): Search {
  const groups: SearchClause[][] = [[]];
  const pattern = /\s*"([^":\\]+):((?:[^"\\]|\\.)*)"\s*(AND|OR|$)/y;
  for (let at = 0, isOpen = true; isOpen; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) throw new MalformedOption(`Syntax error at position ${at} in search '${text}'.`);
    const [, property = '', value = '', joint] = match;
    groups.at(-1)?.push({ property, text: value.replaceAll(/\\(.)/g, '$1') });
    if (joint === 'OR') groups.push([]);
    isOpen = joint === 'AND' || joint === 'OR';
  }
  return groups;
}
