import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { selectFieldValue, selectIndexedValue } from '../lists/columns-store.ts';
import type { RowFilter, RowProperty } from './rows-query.ts';

type CompareFilter = Extract<RowFilter, { kind: 'compare' }>;

/** Converts a condition on rows to SQL on `items`, with the expressions of the indexes. */
export function toSqlCondition(listId: string, filter: RowFilter): Expression<SqlBool> {
  if (filter.kind !== 'compare') {
    const joint = sql.raw(filter.kind);
    return sql`(${toSqlCondition(listId, filter.left)} ${joint} ${toSqlCondition(listId, filter.right)})`;
  }
  const { property, is, value } = filter;
  if (value === null) return sql`${toSqlValue(property)} is ${sql.raw(is === 'ne' ? 'not null' : 'null')}`;
  if (is === 'startsWith') return sql`starts_with(${toSqlText(property)}, ${String(value)})`;
  if (is === 'eq' && isPerson(property))
    return sql`${sql.ref(people[property.kind])} = ${selectPersonId(listId, value)}`;
  const operator = sql.raw(is === 'ne' ? 'is distinct from' : operators[is]);
  return sql`${toSqlValue(property)} ${operator} ${toSqlOperand(property, value)}`;
}

const operators = { eq: '=', lt: '<', le: '<=', gt: '>', ge: '>=' } as const;

/** SQL for a row's value of a property. */
export function toSqlValue(property: RowProperty): RawBuilder<unknown> {
  switch (property.kind) {
    case 'field':
      return property.column.isIndexed
        ? selectIndexedValue(property.column.name)
        : selectFieldValue(property.column.name);
    case 'contentType':
      return sql`coalesce(fields ->> 'ContentType', case when is_folder then 'Folder' when exists (
        select 1 from workspace.lists where lists.id = list_id and drive_id is not null
      ) then 'Document' else 'Item' end)`;
    case 'createdBy':
    case 'modifiedBy':
      return sql`(select number from workspace.site_users join workspace.lists on lists.site_id = site_users.site_id
        where lists.id = items.list_id and person_id = ${sql.ref(people[property.kind])})`;
    default:
      return sql`${sql.ref(columns[property.kind])}`;
  }
}

const columns = { row: 'row', name: 'name', createdAt: 'created_at', modifiedAt: 'modified_at' } as const;
const people = { createdBy: 'created_by', modifiedBy: 'modified_by' } as const;

/** SQL type to which the text form of a property's value is cast. */
export function getSqlType(property: RowProperty): RawBuilder<unknown> {
  const isInstant = property.kind === 'createdAt' || property.kind === 'modifiedAt';
  if (property.kind === 'field') return sql`jsonb`;
  if (property.kind === 'row' || isPerson(property)) return sql`integer`;
  return isInstant ? sql`timestamptz` : sql`text`;
}

function isPerson(property: RowProperty): property is { readonly kind: 'createdBy' | 'modifiedBy' } {
  return property.kind === 'createdBy' || property.kind === 'modifiedBy';
}

/** SQL for the ID of the person with this site user number. */
function selectPersonId(listId: string, number: CompareFilter['value']): RawBuilder<unknown> {
  return sql`(select person_id from workspace.site_users
    where number = ${number} and site_id = (select site_id from workspace.lists where id = ${listId}))`;
}

function toSqlText(property: RowProperty): RawBuilder<unknown> {
  return property.kind === 'field'
    ? sql`fields ->> ${sql.lit(property.column.name)}`
    : sql`${toSqlValue(property)}::text`;
}

function toSqlOperand(property: RowProperty, value: CompareFilter['value']): RawBuilder<unknown> {
  return property.kind === 'field' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}
