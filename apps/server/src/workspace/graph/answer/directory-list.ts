import { Readable } from 'node:stream';
import { compareValues, type Filter, type Order } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';
import type { GraphCall, GraphResponse } from '../call/graph-call.ts';
import { getFilter, getOrders, getSearch } from '../call/options.ts';
import { matchesFilter, matchesSearch } from './directory-query.ts';
import { createPageResponse } from './page.ts';
import { selectFromDirectory } from './select.ts';

type Row = Readonly<Record<string, unknown>>;

/** Directory objects that a call may list, and the supported query options. */
export interface DirectoryRows {
  /** Objects with all of their properties. */
  readonly rows: readonly Row[];
  /** Properties of the response without `$select`. */
  readonly defaults: readonly string[];
  /** All property names, so that unknown ones are refused even without objects. */
  readonly known: readonly string[];
  /** Properties that `$orderby` supports. */
  readonly sortable: readonly string[];
}

const MOST_ROWS = 999;

/**
 * Creates the response for a list of people or groups, which support the same query options and paging.
 * @throws 400 for an invalid query
 */
export function createListResponse(call: GraphCall<never, unknown>, source: DirectoryRows): GraphResponse {
  const { top, select, count } = call.query;
  refuseSkip(call);
  if (top !== undefined && top > MOST_ROWS) {
    throw createBadRequest(`Invalid page size specified: '${top}'. Must be between 1 and ${MOST_ROWS} inclusive.`);
  }
  if (count) requireEventual(call, '$count');
  for (const name of select ?? []) requireKnown(source.known, name, createBadRequest);
  const matches = sortRows(call, source, findRows(call, source));
  return createPageResponse(call, matches, 100, MOST_ROWS, (row) =>
    selectFromDirectory(row, call.query, source.defaults),
  );
}

/**
 * Creates the response for `$count`: plain text, and only with the headers of an advanced query.
 * @throws 400 without these headers
 */
export function createCountResponse(call: GraphCall<never, unknown>, source: DirectoryRows): GraphResponse {
  requireEventual(call, '$count');
  const count = String(findRows(call, source).length);
  return { status: 200, body: Readable.from([count]), headers: { 'content-type': 'text/plain' } };
}

/**
 * Refuses `$skip`, which the directory doesn't support.
 * @throws 400
 */
export function refuseSkip(call: GraphCall<never, unknown>): void {
  if (/[?&](\$|%24)?skip=/i.test(call.url.search)) throw createBadRequest("'$skip' is not supported by the service.");
}

function findRows(call: GraphCall<never, unknown>, { rows, known }: DirectoryRows): readonly Row[] {
  const search = getSearch(call);
  const filter = getFilter(call);
  if (search) requireEventual(call, '$search');
  for (const { property } of search?.flat() ?? []) requireKnown(known, property, createUnsupportedQuery);
  if (filter) requireSupportedFilter(call, known, filter);
  return rows.filter((row) => (!search || matchesSearch(row, search)) && (!filter || matchesFilter(row, filter)));
}

function sortRows(call: GraphCall<never, unknown>, { sortable }: DirectoryRows, rows: readonly Row[]): readonly Row[] {
  const orders = getOrders(call);
  if (orders.length === 0) return rows;
  if (call.query.filter !== undefined) requireAdvanced(call, '$orderby with $filter');
  const keys = orders.map(({ property, isDescending }: Order) => {
    const key = sortable.find((name) => name.toLowerCase() === property.toLowerCase());
    if (key === undefined) throw createUnsupportedQuery(`Sorting by '${property}' is not supported.`);
    return { key, sign: isDescending ? -1 : 1 };
  });
  return rows.toSorted((a, b) => {
    for (const { key, sign } of keys) {
      const order = compareValues(a[key], b[key]) ?? 0;
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}

/** Requires the advanced query headers for `ne`, as Entra does, and refuses unknown properties. */
function requireSupportedFilter(call: GraphCall<never, unknown>, known: readonly string[], filter: Filter): void {
  if ('left' in filter) {
    for (const side of [filter.left, filter.right]) requireSupportedFilter(call, known, side);
    return;
  }
  requireKnown(known, filter.property, createUnsupportedQuery);
  if (filter.kind !== 'compare' || filter.is === 'eq') return;
  if (filter.is !== 'ne') throw createUnsupportedQuery(`Unsupported Query. '${filter.is}' is not supported here.`);
  requireAdvanced(call, `The filter 'ne'`);
}

function requireKnown(known: readonly string[], name: string, refuse: (message: string) => Refusal): void {
  const isKnown = known.some((one) => one.toLowerCase() === name.toLowerCase());
  if (!isKnown) throw refuse(`Could not find a property named '${name}'.`);
}

function requireEventual(call: GraphCall<never, unknown>, what: string): void {
  if (call.header('consistencylevel')?.toLowerCase() === 'eventual') return;
  throw createUnsupportedQuery(
    `Request with ${what} only works with a special request header: 'ConsistencyLevel: eventual'`,
  );
}

function requireAdvanced(call: GraphCall<never, unknown>, what: string): void {
  requireEventual(call, what);
  if (!call.query.count) throw createUnsupportedQuery(`${what} needs $count=true besides 'ConsistencyLevel: eventual'`);
}

const createBadRequest = (message: string) => new Refusal(400, 'Request_BadRequest', message);
const createUnsupportedQuery = (message: string) => new Refusal(400, 'Request_UnsupportedQuery', message);
