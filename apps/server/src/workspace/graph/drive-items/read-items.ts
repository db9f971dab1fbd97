import { operations } from '@tideform/graph';
import { formatETag, type Item } from '../../library/item.ts';
import {
  type ChildOrder,
  type ChildPosition,
  type ChildrenPage,
  listChildren as listChildItems,
} from '../../library/items/items-store.ts';
import { refusals } from '../../refusal.ts';
import { createLink, getPageSize, parseToken } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import {
  type GraphCall,
  type GraphContext,
  type GraphResponse,
  getExpand,
  getExpandedNames,
  getFilter,
  getOrders,
  implement,
  ok,
} from '../call/graph-call.ts';
import { describeItemsWith, describeRowsWith } from '../describe-expanded.ts';
import { type OpenedDrive, openItem } from '../drives/open-drive.ts';
import { describeItems } from './describe-items.ts';

export const getItem = implement(operations.getItem, sendItem);
export const getRoot = implement(operations.getRoot, sendItem);
export const getItemByPath = implement(operations.getItemByPath, sendItem);
export const getChildByPath = implement(operations.getChildByPath, sendItem);

/** Handles all operations that read an item, in any notation of its address. */
async function sendItem(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<GraphResponse> {
  const opened = await openItem(call, context);
  if (call.header('if-none-match') === formatETag(opened.item)) return { status: 304 };
  const expand = getExpand(call);
  const [resource] = await describeItemsWith(call, context, expand, { list: opened.list, items: [opened.item] });
  const children = expand.some((one) => one.property === 'children')
    ? { children: await describeChildren(call, context, opened) }
    : {};
  return ok(selectProperties({ ...resource, ...children }, call.query, getExpandedNames(expand)));
}

const DEFAULT_PAGE_SIZE = 200;
const MAX_PAGE_SIZE = 1000;

export const listChildren = implement(operations.listChildren, async (call, context) => {
  const { list, access, item } = await openItem(call, context);
  const limit = getPageSize(call, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const page = { access, ...parseOrder(call), after: parsePosition(call), named: parseNameFilter(call), limit };
  const { items, next } = await listChildItems(context.db, item.id, page);
  const expand = getExpand(call);
  const rows = await describeItemsWith(call, context, expand, { list, items });
  return ok({
    ...(next ? { '@odata.nextLink': createLink(call, '$skiptoken', next) } : {}),
    value: rows.map((row) => selectProperties(row, call.query, getExpandedNames(expand))),
  });
});

/** Describes the first page of a folder's children, for `$expand=children`. */
async function describeChildren(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, access, item }: OpenedDrive & { readonly item: Item },
): Promise<Record<string, unknown>[]> {
  const page = { access, order: 'name', isDescending: false, limit: DEFAULT_PAGE_SIZE } as const;
  const { items } = await listChildItems(context.db, item.id, page);
  return describeItems(call, context, { list, items });
}

/**
 * Parses the position at which the previous page ended.
 * @throws 400 for a malformed token
 */
function parsePosition(call: GraphCall<never, unknown>): ChildPosition | undefined {
  const position = parseToken<Partial<ChildPosition>>(call.query.skiptoken);
  if (position === undefined) return undefined;
  if (typeof position.key !== 'string' || typeof position.id !== 'string') throw refusals.invalidRequest(BAD_TOKEN);
  return { key: position.key, id: position.id };
}

const BAD_TOKEN = 'The paging token is not valid.';

/**
 * Parses the filter. Children can be filtered only by name.
 * @throws 400 for another condition
 */
function parseNameFilter(call: GraphCall<never, unknown>): ChildrenPage['named'] {
  const filter = getFilter(call);
  if (filter === undefined) return undefined;
  const isName = 'property' in filter && filter.property.toLowerCase() === 'name';
  if (isName && filter.kind === 'startsWith') return { is: 'startsWith', name: filter.value };
  if (isName && filter.kind === 'compare' && filter.is === 'eq') return { is: 'eq', name: String(filter.value) };
  throw refusals.invalidRequest('Children can be filtered by name only: eq or startswith.');
}

function parseOrder(call: GraphCall<never, unknown>): { order: ChildOrder; isDescending: boolean } {
  const [order] = getOrders(call);
  if (order === undefined) return { order: 'name', isDescending: false };
  const known = (['name', 'size', 'lastModifiedDateTime'] as const).find((one) => one === order.property);
  if (known === undefined) throw refusals.invalidRequest(`Children cannot be sorted by '${order.property}'.`);
  return { order: known, isDescending: order.isDescending };
}

export const getItemListItem = implement(operations.getItemListItem, async (call, context) => {
  const { list, item } = await openItem(call, context);
  const expand = getExpand(call);
  const [row] = await describeRowsWith(call, context, expand, { list, items: [item] });
  return ok(selectProperties(row!, call.query, getExpandedNames(expand)));
});

/**
 * Always returns an empty list: the workspace creates no thumbnails, as SharePoint creates none for most file types.
 */
export const listThumbnails = implement(operations.listThumbnails, async (call, context) => {
  await openItem(call, context);
  return ok({ value: [] });
});
