import { type Expression, type SqlBool, sql } from 'kysely';
import { refusals } from '../../refusal.ts';
import type { Item } from '../item.ts';
import type { LibraryDatabase } from '../library-tables.ts';
import { fieldValue, isInFieldIndex } from '../lists/columns-store.ts';
import {
  conjuncts,
  findUnindexed,
  isUsable,
  notIndexed,
  type RowFilter,
  type RowOrder,
  type RowProperty,
  type RowQuery,
} from './rows-query.ts';

export interface RowsPage {
  readonly listId: string;
  /** Scopes that the caller may read. */
  readonly scopes: readonly string[];
  readonly query: RowQuery;
  /** From the page before: the last row's number, or with an order how many rows were shown. */
  readonly after: number;
  readonly limit: number;
}

/** The most rows of a list that one query may have to look through. */
export interface Threshold {
  readonly rows: number;
  /** The caller asked to have columns without index honoured. */
  readonly isUnindexedHonored: boolean;
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
  const isLong = !isPlain && (await countUpTo(db, listId, undefined, threshold.rows)) > threshold.rows;
  if (isLong && (await isTooBroad(db, listId, query, threshold.rows))) throw refusals.throttled();
  if (unindexed !== undefined && !threshold.isUnindexedHonored) throw notIndexed(unindexed);
}

async function isTooBroad(db: LibraryDatabase, listId: string, query: RowQuery, rows: number): Promise<boolean> {
  if (findUnindexed(query) !== undefined) return true;
  if (query.orders.some((order) => order.property.kind === 'row' && order.isDescending)) return true;
  if (query.filter === undefined) return false;
  const first = conjuncts(query.filter).find(isUsable);
  return first === undefined || (await countUpTo(db, listId, first, rows)) > rows;
}

/** Rows of a list that meet a condition; counting stops just above the limit. */
async function countUpTo(
  db: LibraryDatabase,
  listId: string,
  filter: RowFilter | undefined,
  limit: number,
): Promise<number> {
  const counted = livingRows(db, listId)
    .select('id')
    .$if(filter !== undefined, (query) => query.where(toCondition(filter!)))
    .limit(limit + 1);
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One page of a list's rows. */
export async function listRows(db: LibraryDatabase, page: RowsPage): Promise<Item[]> {
  if (page.scopes.length === 0) return [];
  const { filter, orders } = page.query;
  let query = livingRows(db, page.listId).selectAll().where('scopeId', 'in', page.scopes).limit(page.limit);
  if (filter !== undefined) query = query.where(toCondition(filter));
  if (orders.length === 0) return query.where('row', '>', page.after).orderBy('row').execute();
  for (const order of orders) query = query.orderBy(toOrder(order));
  return query.orderBy('row').offset(page.after).execute();
}

function livingRows(db: LibraryDatabase, listId: string) {
  return db
    .selectFrom('workspace.items')
    .where('listId', '=', listId)
    .where('deletedAt', 'is', null)
    .where('row', '>', 0);
}

function toOrder({ property, isDescending }: RowOrder) {
  return isDescending ? sql`${toValue(property)} desc nulls last` : sql`${toValue(property)} asc nulls first`;
}

function toCondition(filter: RowFilter): Expression<SqlBool> {
  if (filter.kind !== 'compare') {
    const joint = sql.raw(filter.kind);
    return sql`(${toCondition(filter.left)} ${joint} ${toCondition(filter.right)})`;
  }
  const { property, is, value } = filter;
  if (value === null) return sql`${toValue(property)} is ${sql.raw(is === 'ne' ? 'not null' : 'null')}`;
  if (is === 'startsWith') return sql`starts_with(${toText(property)}, ${String(value)})`;
  if (is === 'ne') return sql`${toValue(property)} is distinct from ${toOperand(property, value)}`;
  const comparison = sql`${toValue(property)} ${sql.raw(operators[is])} ${toOperand(property, value)}`;
  const isIndexed = property.kind === 'field' && property.column.isIndexed;
  return isIndexed
    ? sql`(${comparison} and ${isInFieldIndex(property.column.name)})`
    : (comparison as Expression<SqlBool>);
}

const operators = { eq: '=', lt: '<', le: '<=', gt: '>', ge: '>=' } as const;

function toValue(property: RowProperty): Expression<unknown> {
  switch (property.kind) {
    case 'field':
      return fieldValue(property.column.name);
    case 'contentType':
      return sql`(case when is_folder then 'Folder' else 'Document' end)`;
    case 'createdBy':
    case 'modifiedBy':
      return sql`(select number from workspace.site_users join workspace.lists on lists.site_id = site_users.site_id
        where lists.id = items.list_id and person_id = ${sql.ref(property.kind === 'createdBy' ? 'created_by' : 'modified_by')})`;
    default:
      return sql.ref(columns[property.kind]);
  }
}

const columns = { row: 'row', name: 'name', createdAt: 'created_at', modifiedAt: 'modified_at' } as const;

function toText(property: RowProperty): Expression<unknown> {
  return property.kind === 'field' ? sql`fields ->> ${sql.lit(property.column.name)}` : sql`${toValue(property)}::text`;
}

function toOperand(property: RowProperty, value: string | number | boolean): Expression<unknown> {
  return property.kind === 'field' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}
