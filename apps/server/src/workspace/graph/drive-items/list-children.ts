import { operations } from '@tideform/graph';
import { readableScopes } from '../../library/access/access-store.ts';
import type { Item } from '../../library/item.ts';
import { type ChildOrder, listChildren as listChildItems } from '../../library/items/items-store.ts';
import { refusals } from '../../refusal.ts';
import { describeItemsWith } from '../answer/describe-expanded.ts';
import { linkWith, pageSize, readToken } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { expandedNames, readExpand, readOrders } from '../call/options.ts';
import { type OpenDrive, openItem } from '../drives/open-drive.ts';
import { describeItems } from './describe-items.ts';

const USUAL_PAGE = 200;
const LARGEST_PAGE = 1000;

export const listChildren = implement(operations.listChildren, async (call, context) => {
  const { list, access, item } = await openItem(call, context);
  const offset = readToken<{ offset: number }>(call.query.skiptoken)?.offset ?? 0;
  const limit = pageSize(call, USUAL_PAGE, LARGEST_PAGE);
  const page = { scopes: readableScopes(access), ...readOrder(call), offset, limit: limit + 1 };
  const items = await listChildItems(context.db, item.id, page);
  const expand = readExpand(call);
  const rows = await describeItemsWith(call, context, expand, { list, items: items.slice(0, limit) });
  return ok({
    ...(items.length > limit ? { '@odata.nextLink': linkWith(call, '$skiptoken', { offset: offset + limit }) } : {}),
    value: rows.map((row) => select(row, call.query, expandedNames(expand))),
  });
});

/** The first page of a folder's children, as part of the folder. */
export async function describeChildren(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, access, item }: OpenDrive & { readonly item: Item },
): Promise<Record<string, unknown>[]> {
  const page = {
    scopes: readableScopes(access),
    order: 'name',
    isDescending: false,
    offset: 0,
    limit: USUAL_PAGE,
  } as const;
  return describeItems(call, context, { list, items: await listChildItems(context.db, item.id, page) });
}

function readOrder(call: GraphCall<never, unknown>): { order: ChildOrder; isDescending: boolean } {
  const [order] = readOrders(call);
  if (order === undefined) return { order: 'name', isDescending: false };
  const known = (['name', 'size', 'lastModifiedDateTime'] as const).find((one) => one === order.property);
  if (known === undefined) throw refusals.invalidRequest(`Children cannot be sorted by '${order.property}'.`);
  return { order: known, isDescending: order.isDescending };
}
