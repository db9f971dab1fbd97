import { formatFilter } from '../../../odata/filter.ts';
import { compareValues, matchesFilter } from '../../../odata/matches.ts';
import { parseOrderby } from '../../../odata/orderby.ts';
import { parseFilter } from '../../../odata/parse-filter.ts';
import { parseSearch, type SearchClause } from '../../../odata/search.ts';
import type { Call } from '../call.ts';
import { Refusal } from '../refusal.ts';
import { replyPage, replyText } from '../reply.ts';

/** A user or group in directory listings. */
export interface DirectoryRow {
  describe(select: readonly string[] | undefined): object;
  getProperty(property: string): unknown;
}

/** Returns a page of users or groups. @throws 400 for unsupported queries */
export function replyDirectory(call: Call, rows: readonly DirectoryRow[], known: readonly string[]): Response {
  const { count, top, select, filter } = call.query;
  if (call.search.has('$skip')) throw badRequest("'$skip' is not supported.");
  if (top !== undefined && top > 999) throw badRequest(`Invalid page size specified: '${top}'.`);
  for (const name of select ?? []) requireKnown(known, name, badRequest);
  if (count) requireEventual(call);
  const matching = [...find(call, rows, known)];
  if (call.query.orderby !== undefined) {
    if (filter !== undefined) requireAdvanced(call);
    sort(matching, call.query.orderby, known);
  } else
    matching.sort((a, b) => String(a.getProperty('displayName')).localeCompare(String(b.getProperty('displayName'))));
  const counted = count ? { '@odata.count': matching.length } : {};
  return replyPage(call, matching, (row) => row.describe(select), 100, counted);
}

export function replyDirectoryCount(call: Call, rows: readonly DirectoryRow[], known: readonly string[]): Response {
  requireEventual(call);
  return replyText(String(find(call, rows, known).length));
}

function find(call: Call, rows: readonly DirectoryRow[], known: readonly string[]): readonly DirectoryRow[] {
  const { search, filter } = call.query;
  if (search !== undefined) requireEventual(call);
  const groups = search === undefined ? undefined : parseSearch(search);
  const tree = filter === undefined ? undefined : parseFilter(filter);
  if (tree && / ne /.test(formatFilter(tree))) requireAdvanced(call);
  for (const { property } of groups?.flat() ?? []) requireKnown(known, property, unsupported);
  return rows
    .filter((row) => !groups || groups.some((clauses) => clauses.every((clause) => matchesClause(row, clause))))
    .filter((row) => !tree || matchesFilter(tree, (property) => readKnown(row, known, property)));
}

function sort(rows: DirectoryRow[], orderby: string, known: readonly string[]): void {
  for (const { property, isDescending } of parseOrderby(orderby).toReversed()) {
    requireKnown(known, property, unsupported);
    const sign = isDescending ? -1 : 1;
    rows.sort((a, b) => (compareValues(a.getProperty(property), b.getProperty(property)) ?? 0) * sign);
  }
}

function readKnown(row: DirectoryRow, known: readonly string[], property: string): unknown {
  requireKnown(known, property, unsupported);
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

function requireEventual(call: Call): void {
  if (call.headers.get('ConsistencyLevel')?.toLowerCase() === 'eventual') return;
  throw unsupported('The header ConsistencyLevel: eventual is missing.');
}

function requireAdvanced(call: Call): void {
  requireEventual(call);
  if (!call.query.count) throw unsupported('$count=true is missing.');
}

function requireKnown(known: readonly string[], name: string, rejectUnknown: (message: string) => Refusal): void {
  const isKnown = known.some((one) => one.toLowerCase() === name.toLowerCase());
  if (!isKnown) throw rejectUnknown(`Could not find a property named '${name}'.`);
}

const badRequest = (message: string) => new Refusal(400, 'Request_BadRequest', message);
const unsupported = (message: string) => new Refusal(400, 'Request_UnsupportedQuery', message);
