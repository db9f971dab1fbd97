import type { Comparison, Filter, FilterValue, Order } from '@tideform/graph';
import { type Refusal, refusals } from '../../refusal.ts';
import type { Column } from '../item.ts';
import { findColumn, normalizeValue, readInstant } from './values.ts';

/** What a row can be asked for: a property of the item, or a custom column. */
export type RowProperty =
  | { readonly kind: 'row' | 'name' | 'createdAt' | 'modifiedAt' | 'createdBy' | 'modifiedBy' | 'contentType' }
  | { readonly kind: 'field'; readonly column: Column };

/** A condition on rows, its properties known and its values of the right type. */
export type RowFilter =
  | {
      readonly kind: 'compare';
      readonly property: RowProperty;
      readonly is: Comparison | 'startsWith';
      readonly value: FilterValue;
      readonly isIndexed: boolean;
    }
  | { readonly kind: 'and' | 'or'; readonly left: RowFilter; readonly right: RowFilter };

export interface RowOrder {
  readonly property: RowProperty;
  readonly isDescending: boolean;
  readonly isIndexed: boolean;
}

export interface RowQuery {
  readonly filter: RowFilter | undefined;
  readonly orders: readonly RowOrder[];
}

/**
 * Reads filter and order against a list's columns.
 *
 * @throws 400 for a property without `fields/`, a column that is not there, or a value of another type
 */
export function readRowQuery(
  columns: readonly Column[],
  filter: Filter | undefined,
  orders: readonly Order[],
): RowQuery {
  return {
    filter: filter && readFilter(columns, filter),
    orders: orders.map(({ property, isDescending }) => ({ ...readProperty(columns, property), isDescending })),
  };
}

/** The properties of a query that no index serves; the first one is named in the refusal. */
export function findUnindexed(query: RowQuery): string | undefined {
  const names = [...leaves(query.filter), ...query.orders]
    .filter((part) => !part.isIndexed)
    .map(({ property }) => (property.kind === 'field' ? property.column.name : builtInNames[property.kind]));
  return names[0];
}

/** Conditions that all must hold, in the order in which they were written. */
export function conjuncts(filter: RowFilter | undefined): RowFilter[] {
  if (filter === undefined) return [];
  return filter.kind === 'and' ? [...conjuncts(filter.left), ...conjuncts(filter.right)] : [filter];
}

/** Whether an index narrows the rows by this condition. */
export function isUsable(filter: RowFilter): boolean {
  if (filter.kind === 'compare') return filter.isIndexed && isServed(filter.property, filter.is);
  return isUsable(filter.left) && isUsable(filter.right);
}

/** NOTE: an indexed column is one of the list; that the database has an index in its words is another question. */
function isServed({ kind }: RowProperty, is: Comparison | 'startsWith'): boolean {
  if (is === 'ne' || is === 'startsWith') return false;
  return isOrdered(kind) || (kind === 'createdBy' && is === 'eq');
}

function isOrdered(kind: RowProperty['kind']): boolean {
  return kind === 'field' || kind === 'row' || kind === 'createdAt' || kind === 'modifiedAt';
}

/** Whether all rows of a list can be read in the order that a query wants, without sorting them. */
export function isInOrderOfIndex({ orders }: RowQuery): boolean {
  return orders.length === 1 && orders.every(({ property }) => isOrdered(property.kind));
}

export function notIndexed(name: string): Refusal {
  return refusals.invalidRequest(
    `Field '${name}' cannot be referenced in filter or orderby as it is not indexed. Provide the 'Prefer: HonorNonIndexedQueriesWarningMayFailRandomly' header to allow this, but be warned that such queries may fail on large lists.`,
  );
}

function leaves(filter: RowFilter | undefined): Extract<RowFilter, { kind: 'compare' }>[] {
  if (filter === undefined) return [];
  return filter.kind === 'compare' ? [filter] : [...leaves(filter.left), ...leaves(filter.right)];
}

function readFilter(columns: readonly Column[], filter: Filter): RowFilter {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { kind: filter.kind, left: readFilter(columns, filter.left), right: readFilter(columns, filter.right) };
    case 'any':
      throw refusals.invalidRequest('Invalid filter clause');
    default: {
      const known = readProperty(columns, filter.property);
      const is = filter.kind === 'startsWith' ? 'startsWith' : filter.is;
      return { kind: 'compare', ...known, is, value: readValue(known.property, filter.value) };
    }
  }
}

/** By lower-case name, with the column whose index counts. */
const builtInProperties = new Map<string, { kind: Exclude<RowProperty['kind'], 'field'>; column?: string }>([
  ['id', { kind: 'row' }],
  ['fileleafref', { kind: 'name', column: 'FileLeafRef' }],
  ['created', { kind: 'createdAt', column: 'Created' }],
  ['modified', { kind: 'modifiedAt', column: 'Modified' }],
  ['authorlookupid', { kind: 'createdBy', column: 'Author' }],
  ['editorlookupid', { kind: 'modifiedBy', column: 'Editor' }],
  ['contenttype', { kind: 'contentType', column: 'ContentType' }],
]);

const builtInNames: Record<Exclude<RowProperty['kind'], 'field'>, string> = {
  row: 'id',
  name: 'FileLeafRef',
  createdAt: 'Created',
  modifiedAt: 'Modified',
  createdBy: 'AuthorLookupId',
  modifiedBy: 'EditorLookupId',
  contentType: 'ContentType',
};

function readProperty(columns: readonly Column[], path: string): { property: RowProperty; isIndexed: boolean } {
  const name = /^fields\/(\w+)$/i.exec(path)?.[1] ?? (path === 'id' ? path : undefined);
  if (name === undefined) throw refusals.invalidRequest('Invalid filter clause');
  const builtIn = builtInProperties.get(name.toLowerCase());
  if (builtIn !== undefined) {
    const isIndexed = columns.some((one) => one.name === builtIn.column && one.isIndexed);
    return { property: { kind: builtIn.kind }, isIndexed: builtIn.kind === 'row' || isIndexed };
  }
  const column = findColumn(columns, name);
  if (column === undefined) throw refusals.invalidRequest(`Field '${name}' is not recognized`);
  return { property: { kind: 'field', column }, isIndexed: column.isIndexed };
}

function readValue(property: RowProperty, value: FilterValue): FilterValue {
  if (value === null) return null;
  if (property.kind === 'field') {
    const isLenientBoolean = property.column.kind === 'boolean' && (value === 0 || value === 1);
    const typed = isLenientBoolean ? value === 1 : value;
    return normalizeValue(property.column, typed) as FilterValue;
  }
  if (property.kind === 'name' || property.kind === 'contentType') return String(value);
  if (property.kind === 'createdAt' || property.kind === 'modifiedAt') return readInstant(value) ?? invalidValue();
  const number = Number(value);
  return Number.isInteger(number) && Math.abs(number) <= MOST_ROWS ? number : invalidValue();
}

/** Numbers of rows and people are 32-bit integers. */
const MOST_ROWS = 2 ** 31 - 1;

function invalidValue(): never {
  throw refusals.invalidRequest('Invalid filter clause');
}
