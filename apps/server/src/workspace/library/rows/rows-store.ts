import { type RawBuilder, sql } from 'kysely';
import { refusals } from '../../refusal.ts';
import { type Access, isReadable } from '../access/access-store.ts';
import type { Item } from '../item.ts';
import type { LibraryDatabase } from '../library-tables.ts';
import { toCondition, toValue, valueType } from './row-conditions.ts';
import {
  conjuncts,
  findUnindexed,
  isInOrderOfIndex,
  isUsable,
  notIndexed,
  type RowFilter,
  type RowOrder,
  type RowQuery,
} from './rows-query.ts';

/** A place among rows: with one order behind a row and its value (as text, `null` for none), with several behind so many. */
export interface RowPlace {
  readonly row: number;
  readonly key?: string | null;
  readonly offset?: number;
}

export interface RowsPage {
  readonly listId: string;
  readonly access: Access;
  readonly query: RowQuery;
  readonly after?: RowPlace | undefined;
  readonly limit: number;
}

/** The most rows of a list that one query may have to look through. */
export interface Threshold {
  readonly rows: number;
  /** The caller asked to have columns without index honoured. */
  readonly isUnindexedHonored: boolean;
  /** A list with more rows refuses every order. */
  readonly isOrderRefused?: boolean;
}

/**
 * Refuses a query as the service does: for a column without index, and, in a list above the threshold, when the first
 * condition that an index serves still leaves more rows than that.
 *
 * @throws 400, or 429 that no waiting helps
 */
export async function requireServable(
  db: LibraryDatabase,
  listId: string,
  query: RowQuery,
  threshold: Threshold,
): Promise<void> {
  const unindexed = findUnindexed(query);
  const isPlain = query.filter === undefined && query.orders.length === 0;
  const isLong = !isPlain && (await countRows(db, listId)) > threshold.rows;
  if (isLong && threshold.isOrderRefused && query.orders.length > 0) throw refusals.throttled();
  if (isLong && (await isTooBroad(db, listId, query, threshold.rows))) throw refusals.throttled();
  if (unindexed !== undefined && !threshold.isUnindexedHonored) throw notIndexed(unindexed);
}

async function isTooBroad(db: LibraryDatabase, listId: string, query: RowQuery, rows: number): Promise<boolean> {
  if (findUnindexed(query) !== undefined) return true;
  if (query.orders.some((order) => order.property.kind === 'row' && order.isDescending)) return true;
  if (query.filter === undefined) return !isInOrderOfIndex(query);
  const first = conjuncts(query.filter).find(isUsable);
  return first === undefined || (await countUpTo(db, listId, first, rows)) > rows;
}

/** Rows of a list that meet a condition; counting stops just above the limit. */
async function countUpTo(db: LibraryDatabase, listId: string, filter: RowFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from workspace.items where ${isLivingIn(listId)} and ${toCondition(listId, filter)} limit ${limit + 1}
    ) as counted
  `.execute(db);
  return rows[0]!.count;
}

/** How many rows a list has. */
export async function countRows(db: LibraryDatabase, listId: string): Promise<number> {
  const list = await db.selectFrom('workspace.lists').select('livingRows').where('id', '=', listId).executeTakeFirst();
  return list?.livingRows ?? 0;
}

/** One page of a list's rows. @returns `next` when there is more */
export async function listRows(db: LibraryDatabase, page: RowsPage): Promise<{ items: Item[]; next?: RowPlace }> {
  const { orders } = page.query;
  const [order] = orders;
  const all =
    order === undefined ? [plainPart(page)] : orders.length > 1 ? [severalPart(page)] : orderedParts(page, order);
  const found: Found[] = [];
  for (const part of all) {
    if (found.length > page.limit) break;
    const { rows } = await sql<Found>`${part} limit ${page.limit + 1 - found.length}`.execute(db);
    found.push(...rows);
  }
  const items = found.slice(0, page.limit);
  const last = items.at(-1);
  if (found.length <= page.limit || last === undefined) return { items };
  const offset = (page.after?.offset ?? 0) + items.length;
  return {
    items,
    next: { row: last.row, ...(order ? (orders.length > 1 ? { offset } : { key: last.orderKey }) : {}) },
  };
}

type Found = Item & { readonly orderKey?: string | null };

function plainPart(page: RowsPage): RawBuilder<unknown> {
  return sql`select * from ${rowsOf(page, sql`and row > ${page.after?.row ?? 0} order by row`)}
    where row > ${page.after?.row ?? 0} and ${restOf(page)} order by row`;
}

function severalPart(page: RowsPage): RawBuilder<unknown> {
  const orders = page.query.orders.map(
    ({ property, isDescending }) => sql`${toValue(property)} ${directionOf(isDescending)}`,
  );
  return sql`select * from ${rowsOf(page)} where ${restOf(page)} order by ${sql.join(orders)}, row offset ${page.after?.offset ?? 0}`;
}

function directionOf(isDescending: boolean): RawBuilder<unknown> {
  return isDescending ? sql`desc nulls last` : sql`asc nulls first`;
}

/** Rows without a value and rows with one, each in the order of the index: those without come first, or last when turned round. */
function orderedParts(page: RowsPage, { property, isDescending }: RowOrder): RawBuilder<unknown>[] {
  const value = toValue(property);
  const { row, key } = page.after ?? {};
  const beyond = sql.raw(isDescending ? '<' : '>');
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const select = sql`select *, (${value})::text as "orderKey" from ${rowsOf(page)} where ${restOf(page)}`;
  const isBehindRow = key === null ? sql`and row ${beyond} ${row}` : sql``;
  const isBehindKey =
    key == null ? sql`` : sql`and (${value}, row) ${beyond} (${key}::${valueType(property)}, ${row}::integer)`;
  const without = sql`${select} and ${value} is null ${isBehindRow} order by row ${direction}`;
  const having = sql`${select} and ${value} is not null ${isBehindKey} order by ${value} ${directionOf(isDescending)}, row ${direction}`;
  const isPast = isDescending ? key === null : key != null;
  const parts = isDescending ? [having, without] : [without, having];
  return isPast ? parts.slice(1) : parts;
}

/**
 * The rows that a page is chosen from. Where a condition leaves few rows (`requireServable`), only these are read, whatever
 * PostgreSQL believes of the other conditions: `offset 0` keeps it from mixing them.
 */
function rowsOf({ listId, query }: RowsPage, inside: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const first = conjuncts(query.filter).find(isUsable);
  if (first === undefined) return sql`workspace.items`;
  return sql`(
    select * from workspace.items where ${isLivingIn(listId)} and ${toCondition(listId, first)} ${inside} offset 0
  ) as items`;
}

function restOf({ listId, query, access }: RowsPage): RawBuilder<unknown> {
  const first = conjuncts(query.filter).find(isUsable);
  const rest = conjuncts(query.filter).filter((condition) => condition !== first);
  const conditions = rest.map((condition) => toCondition(listId, condition));
  return sql.join([isLivingIn(listId), ...conditions, isReadable(access)], sql` and `);
}

function isLivingIn(listId: string): RawBuilder<unknown> {
  return sql`list_id = ${listId} and deleted_at is null and row > 0`;
}
