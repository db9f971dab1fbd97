import { compareValues, formatFilter, matchesFilter } from '../../../odata/filter.ts';
import { parseOrderby } from '../../../odata/orderby.ts';
import { parseFilter } from '../../../odata/parse-filter.ts';
import { parseSearch, type SearchClause } from '../../../odata/search.ts';
import { type Call, Refusal } from '../call.ts';
import { replyPage, replyText } from '../reply.ts';

/** A user or group in directory listings. */
export interface DirectoryRow {
  describe(select: readonly string[] | undefined): object;
  getProperty(property: string): unknown;
}

/** Returns a page of users or groups. @throws 400 for unsupported queries */
export function replyDirectory(call: Call, rows: readonly DirectoryRow[], known: readonly string[]): Response {
  const { count, top, select, filter } = call.query;
  if (call.search.has('$skip')) throw createBadRequest("'$skip' is not supported.");
  if (top !== undefined && top > 999) throw createBadRequest(`Invalid page size specified: '${top}'.`);
  for (const name of select ?? []) requireKnownProperty(known, name, createBadRequest);
  if (count) requireEventualConsistency(call);
  const matching = [...findRows(call, rows, known)];
  if (call.query.orderby !== undefined) {
    if (filter !== undefined) requireAdvancedQuery(call);
    sortRows(matching, call.query.orderby, known);
  } else
    matching.sort((a, b) => String(a.getProperty('displayName')).localeCompare(String(b.getProperty('displayName'))));
  const counted = count ? { '@odata.count': matching.length } : {};
  return replyPage(call, matching, (row) => row.describe(select), 100, counted);
}

export function replyDirectoryCount(call: Call, rows: readonly DirectoryRow[], known: readonly string[]): Response {
  requireEventualConsistency(call);
  return replyText(String(findRows(call, rows, known).length));
}

function findRows(call: Call, rows: readonly DirectoryRow[], known: readonly string[]): readonly DirectoryRow[] {
  const { search, filter } = call.query;
  if (search !== undefined) requireEventualConsistency(call);
  const groups = search === undefined ? undefined : parseSearch(search);
  const tree = filter === undefined ? undefined : parseFilter(filter);
  if (tree && / ne /.test(formatFilter(tree))) requireAdvancedQuery(call);
  for (const { property } of groups?.flat() ?? []) requireKnownProperty(known, property, createUnsupportedQuery);
  return rows
    .filter((row) => !groups || groups.some((clauses) => clauses.every((clause) => matchesClause(row, clause))))
    .filter((row) => !tree || matchesFilter(tree, (property) => getKnownProperty(row, known, property)));
}

function sortRows(rows: DirectoryRow[], orderby: string, known: readonly string[]): void {
  for (const { property, isDescending } of parseOrderby(orderby).toReversed()) {
    requireKnownProperty(known, property, createUnsupportedQuery);
    const sign = isDescending ? -1 : 1;
    rows.sort((a, b) => (compareValues(a.getProperty(property), b.getProperty(property)) ?? 0) * sign);
  }
}

function getKnownProperty(row: DirectoryRow, known: readonly string[], property: string): unknown {
  requireKnownProperty(known, property, createUnsupportedQuery);
  return row.getProperty(property);
}

/**
 * Returns whether a user or group matches a search clause: display names by the start of each word, other properties by
 * their start.
 */
function matchesClause(row: DirectoryRow, { property, text }: SearchClause): boolean {
  const value = String(row.getProperty(property) ?? '');
  if (property.toLowerCase() !== 'displayname') return value.toLowerCase().startsWith(text.toLowerCase());
  const words = splitWords(value);
  return splitWords(text).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

export function splitWords(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function requireEventualConsistency(call: Call): void {
  if (call.headers.get('ConsistencyLevel')?.toLowerCase() === 'eventual') return;
  throw createUnsupportedQuery('The header ConsistencyLevel: eventual is missing.');
}

function requireAdvancedQuery(call: Call): void {
  requireEventualConsistency(call);
  if (!call.query.count) throw createUnsupportedQuery('$count=true is missing.');
}

function requireKnownProperty(
  known: readonly string[],
  name: string,
  rejectUnknown: (message: string) => Refusal,
): void {
  const isKnown = known.some((one) => one.toLowerCase() === name.toLowerCase());
  if (!isKnown) throw rejectUnknown(`Could not find a property named '${name}'.`);
}

const createBadRequest = (message: string) => new Refusal(400, 'Request_BadRequest', message);
const createUnsupportedQuery = (message: string) => new Refusal(400, 'Request_UnsupportedQuery', message);
