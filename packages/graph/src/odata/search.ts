import { MalformedOptionError } from './tokens.ts';

/** One clause of a directory `$search`: `"displayName:ada"`. */
export interface SearchClause {
  readonly property: string;
  readonly text: string;
}

/** Search expression: a disjunction of groups, each a conjunction of clauses. */
export type Search = readonly (readonly SearchClause[])[];

/** Formats a `$search` for a text in any of several properties, quoted as the directory requires. */
export function formatSearchAny(properties: readonly string[], text: string): string {
  return formatSearch(properties.map((property) => [{ property, text }]));
}

export function formatSearch(search: Search): string {
  return search.map((clauses) => clauses.map(formatClause).join(' AND ')).join(' OR ');
}

function formatClause({ property, text }: SearchClause): string {
  return `"${property}:${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/**
 * Parses a `$search`. Every clause is in double quotes; `AND`, which binds tighter, and `OR` are upper-case.
 *
 * @throws {MalformedOptionError}
 */
export function parseSearch(text: string): Search {
  const groups: SearchClause[][] = [[]];
  const pattern = /\s*"([^":\\]+):((?:[^"\\]|\\.)*)"\s*(AND|OR|$)/y;
  for (let position = 0, isOpen = true; isOpen; position = pattern.lastIndex) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (!match) throw new MalformedOptionError(`Syntax error at position ${position} in search '${text}'.`);
    const [, property = '', value = '', connector] = match;
    groups.at(-1)?.push({ property, text: value.replaceAll(/\\(.)/g, '$1') });
    if (connector === 'OR') groups.push([]);
    isOpen = connector === 'AND' || connector === 'OR';
  }
  return groups;
}
