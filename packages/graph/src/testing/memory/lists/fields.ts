import type { Filter } from '../../../odata/filter.ts';
import { compareValues, matchesFilter } from '../../../odata/matches.ts';
import { type Order, parseOrderby } from '../../../odata/orderby.ts';
import { parseFilter } from '../../../odata/parse-filter.ts';
import { type Call, isObject } from '../call.ts';
import { contentFor, eTagOf, getLibrary } from '../drives/items.ts';
import { invalid, Refusal } from '../refusal.ts';
import { pick } from '../reply.ts';
import type { Content, Item, Library } from '../state.ts';

const MAX_LINE_CHARACTERS = 255;

/** Field values of an item; hidden columns only when they are named. */
export function describeFields(
  call: Call,
  item: Item,
  content: Content,
  select?: readonly string[],
  versionNumber = item.versions.length,
): object {
  const hidden = getLibrary(call.state, item.driveId).columns.filter((column) => column.hidden);
  const values = Object.fromEntries(
    Object.entries(content.fields).filter(([name]) => select || !hidden.some((column) => column.name === name)),
  );
  const body = {
    '@odata.etag': eTagOf(item),
    id: String(item.row),
    ContentType: item.isFolder ? 'Folder' : 'Document',
    Created: item.createdAt,
    Modified: item.modifiedAt,
    AuthorLookupId: item.createdById,
    EditorLookupId: item.modifiedById,
    FileLeafRef: item.name,
    _UIVersionString: `${versionNumber}.0`,
    ...(item.checkInComment !== undefined && { _CheckinComment: item.checkInComment }),
    ...values,
  };
  return pick(body, select);
}

/** The fields after a change of some, all of it or nothing. */
export function changeFields(library: Library, content: Content, change: Record<string, unknown>): Content {
  const fields: Record<string, unknown> = { ...content.fields };
  for (const [name, value] of Object.entries(change)) {
    if (name.includes('@odata.')) continue;
    checkValue(library, name, value);
    if (value === null) delete fields[name];
    else fields[name] = value;
  }
  return { ...content, fields };
}

function checkValue(library: Library, name: string, value: unknown): void {
  const column = library.columns.find((one) => one.name === name);
  if (!column || column.readOnly) throw invalid(`Field '${name}' is not recognized`);
  if (value === null) return;
  const kind = kindOf(column);
  const isRight =
    (kind === 'boolean' && typeof value === 'boolean') ||
    (kind === 'number' && typeof value === 'number') ||
    (kind === 'dateTime' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) ||
    (kind === 'text' && typeof value === 'string') ||
    (kind === 'choice' && (typeof value === 'string' || Array.isArray(value)));
  if (!isRight) throw invalid(`Field '${name}' does not take this value`);
  if (kind === 'text' && !column.text?.allowMultipleLines && String(value).length > MAX_LINE_CHARACTERS) {
    throw invalid(`Field '${name}' holds ${MAX_LINE_CHARACTERS} characters`);
  }
}

const kinds = ['text', 'number', 'boolean', 'dateTime', 'choice'] as const;

export function kindOf(column: Record<string, unknown>): (typeof kinds)[number] | undefined {
  const found = kinds.filter((kind) => isObject(column[kind]));
  return found.length === 1 ? found[0] : undefined;
}

/** Rows of a library that pass the filter, in the order asked for. */
export function queryRows(call: Call, library: Library, items: readonly Item[]): Item[] {
  const filter = call.query.filter === undefined ? undefined : parseFilter(call.query.filter);
  const orders = call.query.orderby === undefined ? [] : parseOrderby(call.query.orderby);
  const properties = [...(filter ? propertiesOf(filter) : []), ...orders.map((order) => order.property)];
  for (const property of properties) requireIndex(call, library, property, items.length);
  const read = (item: Item, property: string) => readProperty(call, item, property);
  const rows = filter ? items.filter((item) => matchesFilter(filter, (property) => read(item, property))) : [...items];
  return rows.sort((a, b) => compareBy(orders, (property) => [read(a, property), read(b, property)]) || a.row - b.row);
}

function readProperty(call: Call, item: Item, property: string): unknown {
  if (property === 'id') return item.row;
  const fields = describeFields(call, item, contentFor(call, item), [property.replace(/^fields\//i, '')]);
  return Object.entries(fields).find(([name]) => !name.startsWith('@'))?.[1];
}

function propertiesOf(filter: Filter): string[] {
  return 'left' in filter ? [...propertiesOf(filter.left), ...propertiesOf(filter.right)] : [filter.property];
}

function requireIndex(call: Call, library: Library, property: string, rows: number): void {
  if (property === 'id') return;
  const name = /^fields\/(\w+)$/i.exec(property)?.[1];
  if (name === undefined) throw invalid('Invalid filter clause');
  const column = library.columns.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (column?.indexed) return;
  if (rows > call.listThreshold) throw new Refusal(429, 'activityLimitReached', 'The request has been throttled');
  if (/HonorNonIndexedQueriesWarningMayFailRandomly/i.test(call.headers.get('Prefer') ?? '')) return;
  throw invalid(
    `Field '${name}' cannot be referenced in filter or orderby as it is not indexed. Provide the 'Prefer: HonorNonIndexedQueriesWarningMayFailRandomly' header to allow this, but be warned that such queries may fail on large lists.`,
  );
}

function compareBy(orders: readonly Order[], read: (property: string) => [unknown, unknown]): number {
  for (const { property, isDescending } of orders) {
    const order = compareValues(...read(property)) ?? 0;
    if (order !== 0) return isDescending ? -order : order;
  }
  return 0;
}
