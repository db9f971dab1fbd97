import { compareValues, type Filter, matchesFilter } from '../../../odata/filter.ts';
import { type Order, parseOrderby } from '../../../odata/orderby.ts';
import { parseFilter } from '../../../odata/parse-filter.ts';
import { type Call, invalid, Refusal } from '../call.ts';
import { canRead } from '../drives/access.ts';
import { getVisibleContent } from '../drives/items.ts';
import type { Item, Library } from '../state.ts';
import { describeFields } from './fields.ts';

/** Returns the rows of a list that the caller may read, in creation order. */
export function getReadableRows(call: Call, library: Library): Item[] {
  return [...call.state.items.values()].filter(
    (item) => item.driveId === library.driveId && item.row > 0 && !item.isDeleted && canRead(call, item),
  );
}

/** Returns the rows that match the filter of a call, in its order. */
export function queryRows(call: Call, library: Library): Item[] {
  const items = getReadableRows(call, library);
  const filter = call.query.filter === undefined ? undefined : parseFilter(call.query.filter);
  const orders = call.query.orderby === undefined ? [] : parseOrderby(call.query.orderby);
  const isAboveThreshold = items.length > call.listThreshold;
  if (isAboveThreshold && orders.length > 0 && call.enforces('no-order-above-threshold'))
    throw createThresholdRefusal();
  const properties = [...(filter ? collectProperties(filter) : []), ...orders.map((order) => order.property)];
  for (const property of properties) requireIndex(call, library, property, items.length);
  const read = (item: Item, property: string) => readProperty(call, item, property);
  const rows = filter ? items.filter((item) => matchesFilter(filter, (property) => read(item, property))) : [...items];
  return rows.sort(
    (a, b) => createComparator(orders, (property) => [read(a, property), read(b, property)]) || a.row - b.row,
  );
}

function readProperty(call: Call, item: Item, property: string): unknown {
  if (property === 'id') return item.row;
  const name = property.replace(/^fields\//i, '');
  const fields = describeFields(call, item, getVisibleContent(call, item), [name]);
  const value = Object.entries(fields).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  return /lookupid$/i.test(name) && value !== undefined ? Number(value) : value;
}

function collectProperties(filter: Filter): string[] {
  return 'left' in filter ? [...collectProperties(filter.left), ...collectProperties(filter.right)] : [filter.property];
}

function requireIndex(call: Call, library: Library, property: string, rows: number): void {
  if (property === 'id') return;
  const name = /^fields\/(\w+)$/i.exec(property)?.[1];
  if (name === undefined) throw invalid('Invalid filter clause');
  const column = getColumn(library, name) ?? getColumn(library, name.replace(/lookupid$/i, ''));
  if (!column) throw invalid(`Field '${name}' is not recognized`);
  if (column.indexed) return;
  if (rows > call.listThreshold) throw createThresholdRefusal();
  if (/HonorNonIndexedQueriesWarningMayFailRandomly/i.test(call.headers.get('Prefer') ?? '')) return;
  throw invalid(
    `Field '${name}' cannot be referenced in filter or orderby as it is not indexed. Provide the 'Prefer: HonorNonIndexedQueriesWarningMayFailRandomly' header to allow this, but be warned that such queries may fail on large lists.`,
  );
}

/** Creates the refusal of a list above its threshold, which looks like throttling without `Retry-After`. */
function createThresholdRefusal(): Refusal {
  return new Refusal(429, 'activityLimitReached', 'The request has been throttled', { inner: 'throttledRequest' });
}

function getColumn(library: Library, name: string) {
  return library.columns.find((one) => one.name.toLowerCase() === name.toLowerCase());
}

function createComparator(orders: readonly Order[], read: (property: string) => [unknown, unknown]): number {
  for (const { property, isDescending } of orders) {
    const order = compareValues(...read(property)) ?? 0;
    if (order !== 0) return isDescending ? -order : order;
  }
  return 0;
}
