import { operations } from '@tideform/graph';
import type { Item } from '../../library/item.ts';
import {
  type ChildOrder,
  type ChildPlace,
  type ChildrenPage,
  listChildren as listChildItems,
} from '../../library/items/items-store.ts';
import { refusals } from '../../refusal.ts';
import { describeItemsWith } from '../answer/describe-expanded.ts';
import { linkWith, pageSize, readToken } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { expandedNames, readExpand, readFilter, readOrders } from '../call/options.ts';
import { type OpenDrive, openItem } from '../drives/open-drive.ts';
import { describeItems } from './describe-items.ts';

const USUAL_PAGE = 200;
const LARGEST_PAGE = 1000;

export const listChildren = implement(operations.listChildren, async (call, context) => {
  const { list, access, item } = await openItem(call, context);
  const limit = pageSize(call, USUAL_PAGE, LARGEST_PAGE);
  const page = { access, ...readOrder(call), after: readPlace(call), named: readNamed(call), limit };
  const { items, next } = await listChildItems(context.db, item.id, page);
  const expand = readExpand(call);
  const rows = await describeItemsWith(call, context, expand, { list, items });
  return ok({
    ...(next ? { '@odata.nextLink': linkWith(call, '$skiptoken', next) } : {}),
    value: rows.map((row) => select(row, call.query, expandedNames(expand))),
  });
});

/** The first page of a folder's children, as part of the folder. */
export async function describeChildren(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, access, item }: OpenDrive & { readonly item: Item },
): Promise<Record<string, unknown>[]> {
  const page = { access, order: 'name', isDescending: false, limit: USUAL_PAGE } as const;
  const { items } = await listChildItems(context.db, item.id, page);
  return describeItems(call, context, { list, items });
}

/** Where the page before ended. @throws 400 for a token that was not made here */
function readPlace(call: GraphCall<never, unknown>): ChildPlace | undefined {
  const place = readToken<Partial<ChildPlace>>(call.query.skiptoken);
  if (place === undefined) return undefined;
  if (typeof place.key !== 'string' || typeof place.id !== 'string') throw refusals.invalidRequest(BAD_TOKEN);
  return { key: place.key, id: place.id };
}

const BAD_TOKEN = 'The paging token is not valid.';

/** Children can be found by name alone. @throws 400 for any other condition */
function readNamed(call: GraphCall<never, unknown>): ChildrenPage['named'] {
  const filter = readFilter(call);
  if (filter === undefined) return undefined;
  const isName = 'property' in filter && filter.property.toLowerCase() === 'name';
  if (isName && filter.kind === 'startsWith') return { is: 'startsWith', name: filter.value };
  if (isName && filter.kind === 'compare' && filter.is === 'eq') return { is: 'eq', name: String(filter.value) };
  throw refusals.invalidRequest('Children can be filtered by name only: eq or startswith.');
}

function readOrder(call: GraphCall<never, unknown>): { order: ChildOrder; isDescending: boolean } {
  const [order] = readOrders(call);
  if (order === undefined) return { order: 'name', isDescending: false };
  const known = (['name', 'size', 'lastModifiedDateTime'] as const).find((one) => one === order.property);
  if (known === undefined) throw refusals.invalidRequest(`Children cannot be sorted by '${order.property}'.`);
  return { order: known, isDescending: order.isDescending };
}
