import { type RawBuilder, sql } from 'kysely';
import { refusals } from '../../refusal.ts';
import { type Access, isReadable } from '../access/access-store.ts';
import type { Column, Item, List } from '../item.ts';
import type { LibraryDatabase } from '../library-tables.ts';
import { getSqlType, toSqlCondition, toSqlValue } from './row-conditions.ts';
import {
  createNotIndexedRefusal,
  findUnindexedProperty,
  getConjuncts,
  isIndexOrder,
  isIndexUsable,
  type RowFilter,
  type RowOrder,
  type RowQuery,
} from './rows-query.ts';

/**
 * Position in a sorted list of rows. With one sort order: after a row and its value (as text, `null` for no value).
 * With several sort orders: after `offset` rows.
 */
export interface RowPosition {
  readonly row: number;
  readonly key?: string | null;
  readonly offset?: number;
}

/** Parameters of one page of rows. */
export interface RowsPage {
  readonly listId: string;
  readonly access: Access;
  readonly query: RowQuery;
  readonly after?: RowPosition | undefined;
  readonly limit: number;
}

/** Limits for the rows that one query may scan. */
export interface ListThreshold {
  readonly rows: number;
  /** Whether the caller sent `Prefer: HonorNonIndexedQueriesWarningMayFailRandomly`. */
  readonly isUnindexedHonored: boolean;
  /** Whether sorted queries are refused for lists with more than `rows` rows. */
  readonly isOrderRefused?: boolean;
}

/**
 * Refuses a query as SharePoint does: for a column without an index and, in a list above the threshold, when the first
 * indexed condition still leaves more rows than the threshold.
 *
 * @throws 400, or 429 that retrying doesn't resolve
 */
export async function requireWithinThreshold(
  db: LibraryDatabase,
  listId: string,
  query: RowQuery,
  threshold: ListThreshold,
): Promise<void> {
  const unindexed = findUnindexedProperty(query);
  const isPlain = query.filter === undefined && query.orders.length === 0;
  const isLong = !isPlain && (await countRows(db, listId)) > threshold.rows;
  if (isLong && threshold.isOrderRefused && query.orders.length > 0) throw refusals.throttled();
  if (isLong && (await isTooBroad(db, listId, query, threshold.rows))) throw refusals.throttled();
  if (unindexed !== undefined && !threshold.isUnindexedHonored) throw createNotIndexedRefusal(unindexed);
}

async function isTooBroad(db: LibraryDatabase, listId: string, query: RowQuery, rows: number): Promise<boolean> {
  if (findUnindexedProperty(query) !== undefined) return true;
  if (query.orders.some((order) => order.property.kind === 'row' && order.isDescending)) return true;
  if (query.filter === undefined) return !isIndexOrder(query);
  const first = getConjuncts(query.filter).find(isIndexUsable);
  return first === undefined || (await countUpTo(db, listId, first, rows)) > rows;
}

/** Counts the rows of a list that meet a condition, up to just above the limit. */
async function countUpTo(db: LibraryDatabase, listId: string, filter: RowFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from workspace.items where ${isInList(listId)} and ${toSqlCondition(listId, filter)} limit ${limit + 1}
    ) as counted
  `.execute(db);
  return rows[0]!.count;
}

/** Returns the number of rows of a list. */
export async function countRows(db: LibraryDatabase, listId: string): Promise<number> {
  const list = await db.selectFrom('workspace.lists').select('livingRows').where('id', '=', listId).executeTakeFirst();
  return list?.livingRows ?? 0;
}

/**
 * Lists one page of a list's rows.
 * @returns `next` when there are more rows
 */
export async function listRows(db: LibraryDatabase, page: RowsPage): Promise<{ items: Item[]; next?: RowPosition }> {
  const { orders } = page.query;
  const [order] = orders;
  const queries =
    order === undefined
      ? [buildUnorderedQuery(page)]
      : orders.length > 1
        ? [buildMultiOrderQuery(page)]
        : buildOrderedQueries(page, order);
  const foundRows: FoundRow[] = [];
  for (const part of queries) {
    if (foundRows.length > page.limit) break;
    const { rows } = await sql<FoundRow>`${part} limit ${page.limit + 1 - foundRows.length}`.execute(db);
    foundRows.push(...rows);
  }
  const items = foundRows.slice(0, page.limit);
  const last = items.at(-1);
  if (foundRows.length <= page.limit || last === undefined) return { items };
  const offset = (page.after?.offset ?? 0) + items.length;
  return {
    items,
    next: { row: last.row, ...(order ? (orders.length > 1 ? { offset } : { key: last.orderKey }) : {}) },
  };
}

type FoundRow = Item & { readonly orderKey?: string | null };

function buildUnorderedQuery(page: RowsPage): RawBuilder<unknown> {
  return sql`select * from ${selectCandidates(page, sql`and row > ${page.after?.row ?? 0} order by row`)}
    where row > ${page.after?.row ?? 0} and ${getRemainingConditions(page)} order by row`;
}

function buildMultiOrderQuery(page: RowsPage): RawBuilder<unknown> {
  const orders = page.query.orders.map(
    ({ property, isDescending }) => sql`${toSqlValue(property)} ${getDirection(isDescending)}`,
  );
  return sql`select * from ${selectCandidates(page)} where ${getRemainingConditions(page)} order by ${sql.join(orders)}, row offset ${page.after?.offset ?? 0}`;
}

function getDirection(isDescending: boolean): RawBuilder<unknown> {
  return isDescending ? sql`desc nulls last` : sql`asc nulls first`;
}

/**
 * Creates one query for rows without a value and one for rows with a value, each in index order. Rows without a value
 * come first, or last when descending.
 */
function buildOrderedQueries(page: RowsPage, { property, isDescending }: RowOrder): RawBuilder<unknown>[] {
  const value = toSqlValue(property);
  const { row, key } = page.after ?? {};
  const comparison = sql.raw(isDescending ? '<' : '>');
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const select = sql`select *, (${value})::text as "orderKey" from ${selectCandidates(page)} where ${getRemainingConditions(page)}`;
  const isAfterRow = key === null ? sql`and row ${comparison} ${row}` : sql``;
  const isAfterKey =
    key == null ? sql`` : sql`and (${value}, row) ${comparison} (${key}::${getSqlType(property)}, ${row}::integer)`;
  const withoutValue = sql`${select} and ${value} is null ${isAfterRow} order by row ${direction}`;
  const withValue = sql`${select} and ${value} is not null ${isAfterKey} order by ${value} ${getDirection(isDescending)}, row ${direction}`;
  const isPast = isDescending ? key === null : key != null;
  const parts = isDescending ? [withValue, withoutValue] : [withoutValue, withValue];
  return isPast ? parts.slice(1) : parts;
}

/**
 * SQL for the candidate rows of a page. If an indexed condition leaves few rows (see `requireWithinThreshold`), only
 * these rows are read: `offset 0` keeps PostgreSQL from merging the other conditions, whatever it estimates for them.
 */
function selectCandidates({ listId, query }: RowsPage, inside: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const first = getConjuncts(query.filter).find(isIndexUsable);
  if (first === undefined) return sql`workspace.items`;
  return sql`(
    select * from workspace.items where ${isInList(listId)} and ${toSqlCondition(listId, first)} ${inside} offset 0
  ) as items`;
}

function getRemainingConditions({ listId, query, access }: RowsPage): RawBuilder<unknown> {
  const first = getConjuncts(query.filter).find(isIndexUsable);
  const rest = getConjuncts(query.filter).filter((condition) => condition !== first);
  const conditions = rest.map((condition) => toSqlCondition(listId, condition));
  return sql.join([isInList(listId), ...conditions, isReadable(access)], sql` and `);
}

function isInList(listId: string): RawBuilder<unknown> {
  return sql`list_id = ${listId} and deleted_at is null and row > 0`;
}

/**
 * Finds the rows that a lookup refers to, or the site's people for a person column. Returns a map from row number to
 * display text, without missing rows.
 */
export async function findLookupTargets(
  db: LibraryDatabase,
  list: List,
  column: Column,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map();
  const { rows } =
    column.kind === 'personOrGroup' ? await findPeople(db, list, numbers) : await findLookupRows(db, column, numbers);
  return new Map(rows.map(({ number, shown }) => [number, shown ?? '']));
}

interface LookupTarget {
  readonly number: number;
  readonly shown: string | null;
}

function findPeople(db: LibraryDatabase, list: List, numbers: readonly number[]) {
  return sql<LookupTarget>`
    select number, display_name as shown from workspace.site_users
    join workspace.people on people.id = person_id
    where site_id = ${list.siteId} and number = any(${numbers}::integer[])
  `.execute(db);
}

function findLookupRows(db: LibraryDatabase, { kindSettings }: Column, numbers: readonly number[]) {
  return sql<LookupTarget>`
    select items.row as number, fields ->> ${String(kindSettings.columnName)} as shown from workspace.items
    where list_id = ${String(kindSettings.listId)} and items.row = any(${numbers}::integer[])
      and items.row > 0 and deleted_at is null
  `.execute(db);
}
