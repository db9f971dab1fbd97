import type { Comparison, Filter, FilterValue, Order } from '@tideform/graph';
import { type Refusal, refusals } from '../../refusal.ts';
import type { Column } from '../item.ts';
import { findColumn, normalizeValue, parseInstant } from './values.ts';

/** Property by which rows are filtered or sorted: a property of the item or a custom column. */
export type RowProperty =
  | { readonly kind: 'row' | 'name' | 'createdAt' | 'modifiedAt' | 'createdBy' | 'modifiedBy' | 'contentType' }
  | { readonly kind: 'field'; readonly column: Column };

/** Condition on rows, with resolved properties and values of the right type. */
export type RowFilter =
  | {
      readonly kind: 'compare';
      readonly property: RowProperty;
      readonly is: Comparison | 'startsWith';
      readonly value: FilterValue;
      readonly isIndexed: boolean;
    }
  | { readonly kind: 'and' | 'or'; readonly left: RowFilter; readonly right: RowFilter };

/** One sort order of a query, resolved against the columns. */
export interface RowOrder {
  readonly property: RowProperty;
  readonly isDescending: boolean;
  readonly isIndexed: boolean;
}

/** A resolved query on the rows of a list. */
export interface RowQuery {
  readonly filter: RowFilter | undefined;
  readonly orders: readonly RowOrder[];
}

/**
 * Resolves filter and order against a list's columns.
 *
 * @throws 400 for a property without `fields/`, an unknown column, or a value of the wrong type
 */
export function resolveRowQuery(
  columns: readonly Column[],
  filter: Filter | undefined,
  orders: readonly Order[],
): RowQuery {
  return {
    filter: filter && resolveFilter(columns, filter),
    orders: orders.map(({ property, isDescending }) => ({ ...resolveProperty(columns, property), isDescending })),
  };
}

/** Returns the first property of a query that isn't indexed, for the refusal. */
export function findUnindexedProperty(query: RowQuery): string | undefined {
  const names = [...getComparisons(query.filter), ...query.orders]
    .filter((part) => !part.isIndexed)
    .map(({ property }) => (property.kind === 'field' ? property.column.name : builtInNames[property.kind]));
  return names[0];
}

/** Returns the conditions that must all be true, in the order of the filter. */
export function getConjuncts(filter: RowFilter | undefined): RowFilter[] {
  if (filter === undefined) return [];
  return filter.kind === 'and' ? [...getConjuncts(filter.left), ...getConjuncts(filter.right)] : [filter];
}

/** Returns whether an index narrows the rows by this condition. */
export function isIndexUsable(filter: RowFilter): boolean {
  if (filter.kind === 'compare') return filter.isIndexed && isSupportedByIndex(filter.property, filter.is);
  return isIndexUsable(filter.left) && isIndexUsable(filter.right);
}

/**
 * NOTE: `isIndexed` is a setting of the list's column; this checks whether the database index supports the comparison.
 */
function isSupportedByIndex({ kind }: RowProperty, is: Comparison | 'startsWith'): boolean {
  if (is === 'ne' || is === 'startsWith') return false;
  return isOrdered(kind) || (kind === 'createdBy' && is === 'eq');
}

function isOrdered(kind: RowProperty['kind']): boolean {
  return kind === 'field' || kind === 'row' || kind === 'createdAt' || kind === 'modifiedAt';
}

/** Returns whether an index yields all rows of a list in the order of the query, without sorting. */
export function isIndexOrder({ orders }: RowQuery): boolean {
  return orders.length === 1 && orders.every(({ property }) => isOrdered(property.kind));
}

export function createNotIndexedRefusal(name: string): Refusal {
  return refusals.invalidRequest(
    `Field '${name}' cannot be referenced in filter or orderby as it is not indexed. Provide the 'Prefer: HonorNonIndexedQueriesWarningMayFailRandomly' header to allow this, but be warned that such queries may fail on large lists.`,
  );
}

function getComparisons(filter: RowFilter | undefined): Extract<RowFilter, { kind: 'compare' }>[] {
  if (filter === undefined) return [];
  return filter.kind === 'compare' ? [filter] : [...getComparisons(filter.left), ...getComparisons(filter.right)];
}

function resolveFilter(columns: readonly Column[], filter: Filter): RowFilter {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return {
        kind: filter.kind,
        left: resolveFilter(columns, filter.left),
        right: resolveFilter(columns, filter.right),
      };
    case 'any':
      throw refusals.invalidRequest('Invalid filter clause');
    default: {
      const resolved = resolveProperty(columns, filter.property);
      const is = filter.kind === 'startsWith' ? 'startsWith' : filter.is;
      return { kind: 'compare', ...resolved, is, value: resolveValue(resolved.property, filter.value) };
    }
  }
}

/** Maps a lower-case name to its property, and to the column whose index setting applies. */
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

function resolveProperty(columns: readonly Column[], path: string): { property: RowProperty; isIndexed: boolean } {
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

function resolveValue(property: RowProperty, value: FilterValue): FilterValue {
  if (value === null) return null;
  if (property.kind === 'field') {
    const isLenientBoolean = property.column.kind === 'boolean' && (value === 0 || value === 1);
    const typed = isLenientBoolean ? value === 1 : value;
    return normalizeValue(property.column, typed) as FilterValue;
  }
  if (property.kind === 'name' || property.kind === 'contentType') return String(value);
  if (property.kind === 'createdAt' || property.kind === 'modifiedAt')
    return parseInstant(value) ?? throwInvalidValue();
  const number = Number(value);
  return Number.isInteger(number) && Math.abs(number) <= MAX_ROW_NUMBER ? number : throwInvalidValue();
}

/** Numbers of rows and people are 32-bit integers. */
const MAX_ROW_NUMBER = 2 ** 31 - 1;

function throwInvalidValue(): never {
  throw refusals.invalidRequest('Invalid filter clause');
}
