import { englishNames, type Filter, operations, type SiteContentType, selectSiteNames } from '@tideform/graph';
import { z } from 'zod/mini';
import type { Access } from '../../library/access/access-store.ts';
import type { List } from '../../library/item.ts';
import { listColumns } from '../../library/lists/lists-store.ts';
import { resolveRowQuery } from '../../library/rows/rows-query.ts';
import { listRows, type RowPosition, requireWithinThreshold } from '../../library/rows/rows-store.ts';
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
  hasPreference,
  implement,
  ok,
} from '../call/graph-call.ts';
import { describeRowsWith } from '../describe-expanded.ts';
import { openDrive } from '../drives/open-drive.ts';
import { openList } from '../open-list.ts';
import { describeFields } from './describe-rows.ts';
import { type OpenedRow, openListRow, openRow } from './open-row.ts';

const DEFAULT_PAGE_SIZE = 200;
const MAX_PAGE_SIZE = 5000;

export const listDriveListItems = implement(operations.listDriveListItems, async (call, context) => {
  const { list, access } = await openDrive(call, context);
  return createRowsResponse(call, context, list, access);
});

/**
 * Creates the response with a page of a list's rows: filtered, sorted, and refused if SharePoint would refuse the
 * query.
 */
async function createRowsResponse(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  list: List,
  access: Access,
): Promise<GraphResponse> {
  const query = resolveRowQuery(
    await listColumns(context.db, list.id),
    translateFilter(context, getFilter(call)),
    getOrders(call),
  );
  await requireWithinThreshold(context.db, list.id, query, {
    rows: context.limits.listThreshold,
    isUnindexedHonored: hasPreference(call, 'HonorNonIndexedQueriesWarningMayFailRandomly'),
    isOrderRefused: context.enforces('no-order-above-threshold'),
  });
  const limit = getPageSize(call, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const page = { listId: list.id, access, query, after: parsePosition(call), limit };
  const { items, next } = await listRows(context.db, page);
  const expand = getExpand(call);
  const rows = await describeRowsWith(call, context, expand, { list, items });
  return ok({
    ...(next ? { '@odata.nextLink': createLink(call, '$skiptoken', next) } : {}),
    value: rows.map((row) => selectProperties(row, call.query, getExpandedNames(expand))),
  });
}

/**
 * Translates content type names in a filter: rows are stored with English names, but a site may be in another language.
 */
function translateFilter(context: GraphContext, filter: Filter | undefined): Filter | undefined {
  if (!filter || !context.enforces('german-names')) return filter;
  if (filter.kind === 'and' || filter.kind === 'or') {
    return { ...filter, left: translateFilter(context, filter.left)!, right: translateFilter(context, filter.right)! };
  }
  if (filter.kind !== 'compare' || filter.property.toLowerCase() !== 'fields/contenttype') return filter;
  const contentType = Object.entries(selectSiteNames(context).contentTypes).find(([, name]) => name === filter.value);
  const englishName = contentType && englishNames.contentTypes[contentType[0] as SiteContentType];
  return { ...filter, value: englishName ?? 'No such content type' };
}

const positionSchema = z.object({
  row: z.int(),
  key: z.optional(z.nullable(z.string())),
  offset: z.optional(z.int().check(z.nonnegative())),
});

/**
 * Parses the position at which the previous page ended.
 * @throws 400 for a malformed token
 */
function parsePosition(call: GraphCall<never, unknown>): RowPosition | undefined {
  const token = parseToken<RowPosition>(call.query.skiptoken);
  if (token === undefined) return undefined;
  const parsed = positionSchema.safeParse(token);
  if (!parsed.success) throw refusals.invalidRequest('The paging token is not valid.');
  return parsed.data as RowPosition;
}

export const getDriveListItem = implement(operations.getDriveListItem, async (call, context) =>
  createRowResponse(call, context, await openRow(call, context)),
);
export const getSiteListItem = implement(operations.getSiteListItem, async (call, context) =>
  createRowResponse(call, context, await openListRow(call, context)),
);

export const getSiteListItemFields = implement(operations.getSiteListItemFields, async (call, context) => {
  const { list, item } = await openListRow(call, context);
  const [fields] = await describeFields(call, context, { list, items: [item], names: call.query.select });
  return ok(fields!);
});

async function createRowResponse(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, item }: OpenedRow,
): Promise<GraphResponse> {
  const expand = getExpand(call);
  const [row] = await describeRowsWith(call, context, expand, { list, items: [item] });
  return ok(selectProperties(row!, call.query, getExpandedNames(expand)));
}

export const listGroupListItems = implement(operations.listGroupListItems, async (call, context) => {
  const { list, access } = await openList(call, context);
  return createRowsResponse(call, context, list, access);
});

export const listSiteListItems = implement(operations.listSiteListItems, async (call, context) => {
  const { list, access } = await openList(call, context);
  return createRowsResponse(call, context, list, access);
});
