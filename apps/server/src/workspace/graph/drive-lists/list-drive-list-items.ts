import { operations } from '@tideform/graph';
import { type Access, readableScopes } from '../../library/access/access-store.ts';
import type { List } from '../../library/item.ts';
import { listColumns } from '../../library/lists/lists-store.ts';
import { type RowQuery, readRowQuery } from '../../library/rows/rows-query.ts';
import { listRows, requireServable } from '../../library/rows/rows-store.ts';
import { describeRowsWith } from '../answer/describe-expanded.ts';
import { linkWith, pageSize, readToken } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { expandedNames, prefers, readExpand, readFilter, readOrders } from '../call/options.ts';
import { openDrive } from '../drives/open-drive.ts';

const USUAL_PAGE = 200;
const LARGEST_PAGE = 5000;

export const listDriveListItems = implement(operations.listDriveListItems, async (call, context) => {
  const { list, access } = await openDrive(call, context);
  return answerRows(call, context, list, access);
});

/** A page of a list's rows: filtered, sorted, and refused when the service would not serve the query. */
export async function answerRows(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  list: List,
  access: Access,
): Promise<GraphAnswer> {
  const query = readRowQuery(await listColumns(context.db, list.id), readFilter(call), readOrders(call));
  await requireServable(context.db, list.id, query, {
    rows: context.limits.listThreshold,
    isUnindexedHonored: prefers(call, 'HonorNonIndexedQueriesWarningMayFailRandomly'),
  });
  const after = readToken<{ after: number }>(call.query.skiptoken)?.after ?? 0;
  const limit = pageSize(call, USUAL_PAGE, LARGEST_PAGE);
  const page = { listId: list.id, scopes: readableScopes(access), query, after, limit: limit + 1 };
  const found = await listRows(context.db, page);
  const items = found.slice(0, limit);
  const expand = readExpand(call);
  const rows = await describeRowsWith(call, context, expand, { list, items });
  const next = nextPage(query, after, items.at(-1)?.row ?? 0, items.length);
  return ok({
    ...(found.length > limit ? { '@odata.nextLink': linkWith(call, '$skiptoken', { after: next }) } : {}),
    value: rows.map((row) => select(row, call.query, expandedNames(expand))),
  });
}

/** A plain list goes on after the last row's number, a sorted one after so many rows. */
function nextPage(query: RowQuery, after: number, lastRow: number, shown: number): number {
  return query.orders.length === 0 ? lastRow : after + shown;
}
