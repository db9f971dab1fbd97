import { Readable } from 'node:stream';
import { compareValues, type Filter, type Order } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';
import type { GraphAnswer, GraphCall } from '../call/graph-call.ts';
import { readFilter, readOrders, readSearch } from '../call/options.ts';
import { matchesFilter, matchesSearch } from './directory-query.ts';
import { pageOf } from './page.ts';
import { selectFromDirectory } from './select.ts';

type Row = Readonly<Record<string, unknown>>;

/** Directory objects that a call may list, and what may be asked about them. */
export interface DirectoryRows {
  /** Each with every property that there is. */
  readonly rows: readonly Row[];
  /** Properties that come without a selection. */
  readonly usual: readonly string[];
  /** Every property, for refusing unknown ones where there is no row. */
  readonly known: readonly string[];
  /** Properties that `$orderby` takes. */
  readonly sortable: readonly string[];
}

const MOST_ROWS = 999;

/** Rules and pages that people and groups have in common. @throws 400 */
export function answerDirectoryList(call: GraphCall<never, unknown>, from: DirectoryRows): GraphAnswer {
  const { top, select, count } = call.query;
  refuseSkip(call);
  if (top !== undefined && top > MOST_ROWS) {
    throw badRequest(`Invalid page size specified: '${top}'. Must be between 1 and ${MOST_ROWS} inclusive.`);
  }
  if (count) requireEventual(call, '$count');
  for (const name of select ?? []) requireKnown(from.known, name, badRequest);
  const found = sort(call, from, find(call, from));
  return pageOf(call, found, 100, MOST_ROWS, (row) => selectFromDirectory(row, call.query, from.usual));
}

/** How many there are, as plain text; only as an advanced query. @throws 400 */
export function answerDirectoryCount(call: GraphCall<never, unknown>, from: DirectoryRows): GraphAnswer {
  requireEventual(call, '$count');
  const count = String(find(call, from).length);
  return { status: 200, body: Readable.from([count]), headers: { 'content-type': 'text/plain' } };
}

/** @throws 400 when the call has a `$skip`: the directory has none */
export function refuseSkip(call: GraphCall<never, unknown>): void {
  if (/[?&](\$|%24)?skip=/i.test(call.url.search)) throw badRequest("'$skip' is not supported by the service.");
}

function find(call: GraphCall<never, unknown>, { rows, known }: DirectoryRows): readonly Row[] {
  const search = readSearch(call);
  const filter = readFilter(call);
  if (search) requireEventual(call, '$search');
  for (const { property } of search?.flat() ?? []) requireKnown(known, property, unsupported);
  if (filter) requireSimple(call, known, filter);
  return rows.filter((row) => (!search || matchesSearch(row, search)) && (!filter || matchesFilter(row, filter)));
}

function sort(call: GraphCall<never, unknown>, { sortable }: DirectoryRows, rows: readonly Row[]): readonly Row[] {
  const orders = readOrders(call);
  if (orders.length === 0) return rows;
  if (call.query.filter !== undefined) requireAdvanced(call, '$orderby with $filter');
  const keys = orders.map(({ property, isDescending }: Order) => {
    const key = sortable.find((name) => name.toLowerCase() === property.toLowerCase());
    if (key === undefined) throw unsupported(`Sorting by '${property}' is not supported.`);
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

/** What an index of its own answers needs the header and `$count=true`; unknown properties are refused for any row. */
function requireSimple(call: GraphCall<never, unknown>, known: readonly string[], filter: Filter): void {
  if ('left' in filter) {
    for (const side of [filter.left, filter.right]) requireSimple(call, known, side);
    return;
  }
  requireKnown(known, filter.property, unsupported);
  if (filter.kind !== 'compare' || filter.is === 'eq') return;
  if (filter.is !== 'ne') throw unsupported(`Unsupported Query. '${filter.is}' is not supported here.`);
  requireAdvanced(call, `The filter 'ne'`);
}

function requireKnown(known: readonly string[], name: string, refuse: (message: string) => Refusal): void {
  const isKnown = known.some((one) => one.toLowerCase() === name.toLowerCase());
  if (!isKnown) throw refuse(`Could not find a property named '${name}'.`);
}

function requireEventual(call: GraphCall<never, unknown>, what: string): void {
  if (call.header('consistencylevel')?.toLowerCase() === 'eventual') return;
  throw unsupported(`Request with ${what} only works with a special request header: 'ConsistencyLevel: eventual'`);
}

function requireAdvanced(call: GraphCall<never, unknown>, what: string): void {
  requireEventual(call, what);
  if (!call.query.count) throw unsupported(`${what} needs $count=true besides 'ConsistencyLevel: eventual'`);
}

const badRequest = (message: string) => new Refusal(400, 'Request_BadRequest', message);
const unsupported = (message: string) => new Refusal(400, 'Request_UnsupportedQuery', message);
