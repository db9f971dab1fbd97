import { Readable } from 'node:stream';
import { compareValues, type Filter, type Order, type Search, type SearchClause } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';
import { type GraphCall, type GraphResponse, getFilter, getOrders, getSearch } from '../call/graph-call.ts';
import { createPageResponse } from './page.ts';
import { selectFromDirectory } from './select.ts';

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
      return isMatch(normalize(getProperty(row, filter.property)), filter.is, normalize(filter.value));
  }
}

function isMatch(value: unknown, is: string, wanted: unknown): boolean {
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
