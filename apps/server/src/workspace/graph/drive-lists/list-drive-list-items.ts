import { englishNames, type Filter, operations, type SiteContentType, siteNamesOf } from '@tideform/graph';
import { z } from 'zod/mini';
import type { Access } from '../../library/access/access-store.ts';
import type { List } from '../../library/item.ts';
import { listColumns } from '../../library/lists/lists-store.ts';
import { readRowQuery } from '../../library/rows/rows-query.ts';
import { listRows, type RowPlace, requireServable } from '../../library/rows/rows-store.ts';
import { refusals } from '../../refusal.ts';
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
  const query = readRowQuery(
    await listColumns(context.db, list.id),
    localFilter(context, readFilter(call)),
    readOrders(call),
  );
  await requireServable(context.db, list.id, query, {
    rows: context.limits.listThreshold,
    isUnindexedHonored: prefers(call, 'HonorNonIndexedQueriesWarningMayFailRandomly'),
    isOrderRefused: context.enforces('no-order-above-threshold'),
  });
  const limit = pageSize(call, USUAL_PAGE, LARGEST_PAGE);
  const page = { listId: list.id, access, query, after: readPlace(call), limit };
  const { items, next } = await listRows(context.db, page);
  const expand = readExpand(call);
  const rows = await describeRowsWith(call, context, expand, { list, items });
  return ok({
    ...(next ? { '@odata.nextLink': linkWith(call, '$skiptoken', next) } : {}),
    value: rows.map((row) => select(row, call.query, expandedNames(expand))),
  });
}

/** Rows are stored with English names of content types; a site may have others. */
function localFilter(context: GraphContext, filter: Filter | undefined): Filter | undefined {
  if (!filter || !context.enforces('german-names')) return filter;
  if (filter.kind === 'and' || filter.kind === 'or') {
    return { ...filter, left: localFilter(context, filter.left)!, right: localFilter(context, filter.right)! };
  }
  if (filter.kind !== 'compare' || filter.property.toLowerCase() !== 'fields/contenttype') return filter;
  const local = Object.entries(siteNamesOf(context).contentTypes).find(([, name]) => name === filter.value);
  const known = local && englishNames.contentTypes[local[0] as SiteContentType];
  return { ...filter, value: known ?? 'No such content type' };
}

const place = z.object({
  row: z.int(),
  key: z.optional(z.nullable(z.string())),
  offset: z.optional(z.int().check(z.nonnegative())),
});

/** Where the page before ended. @throws 400 for a token that was not made here */
function readPlace(call: GraphCall<never, unknown>): RowPlace | undefined {
  const token = readToken<RowPlace>(call.query.skiptoken);
  if (token === undefined) return undefined;
  const read = place.safeParse(token);
  if (!read.success) throw refusals.invalidRequest('The paging token is not valid.');
  return read.data as RowPlace;
}
