import type { GraphQuery } from '../operation.ts';
import { MalformedOptionError } from './tokens.ts';

const parameterNames: Record<keyof GraphQuery, string> = {
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

/** Formats an encoded query string with its question mark; empty if no option is set. */
export function formatQuery(query: GraphQuery = {}): string {
  const pairs = (Object.keys(parameterNames) as (keyof GraphQuery)[]).flatMap((option) => {
    const value = query[option];
    return value === undefined ? [] : [`${parameterNames[option]}=${encodeURIComponent(String(value))}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/**
 * Parses the options of a URL: with or without `$`, names in any case; `@name.conflictBehavior` is an older spelling.
 * Ignores unknown options.
 *
 * @throws {MalformedOptionError} if `$top`, `$count` or the conflict behavior has an invalid value
 */
export function parseQuery(search: string | URLSearchParams): GraphQuery {
  const options = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) options.set(name.toLowerCase().replace(/^\$/, ''), value);
  const conflictBehavior = options.get('@microsoft.graph.conflictbehavior') ?? options.get('@name.conflictbehavior');
  return removeUndefined({
    select: options
      .get('select')
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    expand: options.get('expand'),
    filter: options.get('filter'),
    orderby: options.get('orderby'),
    search: options.get('search'),
    top: parseTop(options.get('top')),
    skip: parseSkip(options.get('skip')),
    count: parseCount(options.get('count')),
    skiptoken: options.get('skiptoken'),
    token: options.get('token'),
    conflictBehavior: parseConflictBehavior(conflictBehavior),
  });
}

/** Whether a value is one of Graph's three conflict behaviors. */
export function isConflictBehavior(value: unknown): value is NonNullable<GraphQuery['conflictBehavior']> {
  return value === 'fail' || value === 'replace' || value === 'rename';
}

function parseTop(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value) || Number(value) === 0) throw new MalformedOptionError(`Invalid $top '${value}'.`);
  return Number(value);
}

function parseSkip(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new MalformedOptionError(`Invalid $skip '${value}'.`);
  return Number(value);
}

function parseCount(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw new MalformedOptionError(`Invalid $count '${value}'.`);
  return value === 'true';
}

function parseConflictBehavior(value: string | undefined): GraphQuery['conflictBehavior'] {
  if (value === undefined || isConflictBehavior(value)) return value;
  throw new MalformedOptionError(`Invalid conflict behavior '${value}'.`);
}

function removeUndefined(query: GraphQuery): GraphQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
