import type { GraphQuery } from '../operation.ts';
import { MalformedOption } from './malformed-option.ts';

const names: Record<keyof GraphQuery, string> = {
  select: '$select',
  expand: '$expand',
  filter: '$filter',
  orderby: '$orderby',
  search: '$search',
  top: '$top',
  skip: '$skip',
  count: '$count',
  skiptoken: '$skiptoken',
  token: 'token',
  conflictBehavior: '@microsoft.graph.conflictBehavior',
};

/** The query string of an address, encoded, with its question mark; empty when no option is set. */
export function formatQuery(query: GraphQuery = {}): string {
  const pairs = (Object.keys(names) as (keyof GraphQuery)[]).flatMap((option) => {
    const value = query[option];
    return value === undefined ? [] : [`${names[option]}=${encodeURIComponent(String(value))}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/**
 * Reads the options of an address: with or without `$`, whatever the case of their names; `@name.conflictBehavior` is the
 * older spelling. Unknown options are ignored.
 *
 * @throws {MalformedOption} when `$top`, `$count` or the conflict behaviour has no legal value
 */
export function parseQuery(search: string | URLSearchParams): GraphQuery {
  const given = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) given.set(name.toLowerCase().replace(/^\$/, ''), value);
  const conflictBehavior = given.get('@microsoft.graph.conflictbehavior') ?? given.get('@name.conflictbehavior');
  return withoutUndefined({
    select: given
      .get('select')
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    expand: given.get('expand'),
    filter: given.get('filter'),
    orderby: given.get('orderby'),
    search: given.get('search'),
    top: readTop(given.get('top')),
    skip: readSkip(given.get('skip')),
    count: readCount(given.get('count')),
    skiptoken: given.get('skiptoken'),
    token: given.get('token'),
    conflictBehavior: readConflictBehavior(conflictBehavior),
  });
}

/** `undefined` when `value` is not one of Graph's three conflict behaviours. */
export function isConflictBehavior(value: unknown): value is NonNullable<GraphQuery['conflictBehavior']> {
  return value === 'fail' || value === 'replace' || value === 'rename';
}

function readTop(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value) || Number(value) === 0) throw new MalformedOption(`Invalid $top '${value}'.`);
  return Number(value);
}

function readSkip(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new MalformedOption(`Invalid $skip '${value}'.`);
  return Number(value);
}

function readCount(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw new MalformedOption(`Invalid $count '${value}'.`);
  return value === 'true';
}

function readConflictBehavior(value: string | undefined): GraphQuery['conflictBehavior'] {
  if (value === undefined || isConflictBehavior(value)) return value;
  throw new MalformedOption(`Invalid conflict behavior '${value}'.`);
}

function withoutUndefined(query: GraphQuery): GraphQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
