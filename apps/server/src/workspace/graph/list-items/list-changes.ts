import { operations } from '@tideform/graph';
import { listChanges } from '../../library/changes-store.ts';
import { type Item, isRoot, type List } from '../../library/item.ts';
import { loadDeletedDescendants } from '../../library/items/items-store.ts';
import { refusals } from '../../refusal.ts';
import { createFeedLink, resolveCursor } from '../answer/change-token.ts';
import { formatSiteId } from '../answer/describe.ts';
import { getPageSize } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import {
  type GraphCall,
  type GraphContext,
  type GraphResponse,
  getExpand,
  getExpandedNames,
  implement,
  ok,
} from '../call/graph-call.ts';
import { describeRowsWith } from '../describe-expanded.ts';
import { openList } from '../open-list.ts';
import { getContentType } from './describe-rows.ts';

const DEFAULT_PAGE_SIZE = 200;
const MAX_PAGE_SIZE = 5000;

export const listSiteListItemChanges = implement(operations.listSiteListItemChanges, createChangesResponse);
export const listGroupListItemChanges = implement(operations.listGroupListItemChanges, createChangesResponse);

/** Creates the response with a page of a list's changes: current rows, and stubs of deleted ones. */
async function createChangesResponse(call: GraphCall<never, unknown>, context: GraphContext): Promise<GraphResponse> {
  const { site, list, access } = await openList(call, context);
  if (list.isSystem && context.enforces('no-system-list-delta')) {
    throw refusals.invalidRequest('The list doesn’t support delta queries.');
  }
  const cursor = await resolveCursor(call, context, list);
  const limit = getPageSize(call, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const page = await listChanges(context.db, list, cursor, access, limit);
  const changed = page.items.filter((item) => !isRoot(item));
  const deleted = await findDeletedItems(context, changed);
  const siteId = formatSiteId(context, site);
  const rows = [
    ...(await describeExisting(call, context, list, changed)),
    ...deleted.map((item) => describeDeleted(context, list, siteId, item)),
  ];
  return ok({ ...createFeedLink(call, context, list, page), value: context.faults.arrangeChanges(rows) });
}

async function describeExisting(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  list: List,
  changed: readonly Item[],
): Promise<Record<string, unknown>[]> {
  const items = changed.filter((item) => item.deletedAt === null);
  const expand = getExpand(call);
  const rows = await describeRowsWith(call, context, expand, { list, items });
  return rows.map((row) => selectProperties(row, call.query, getExpandedNames(expand)));
}

/** Adds the rows that were deleted together with a folder: a list has no tree from which clients could infer them. */
async function findDeletedItems(context: GraphContext, changed: readonly Item[]): Promise<Item[]> {
  const deleted = changed.filter((item) => item.deletedAt !== null);
  const folders = deleted.filter((item) => item.isFolder).map((item) => item.id);
  const below = await loadDeletedDescendants(context.db, folders);
  const deletedIds = new Set(deleted.map((item) => item.id));
  return [...deleted, ...below.filter((item) => !deletedIds.has(item.id))];
}

function describeDeleted(context: GraphContext, list: List, siteId: string, item: Item): Record<string, unknown> {
  return {
    id: String(item.row),
    contentType: getContentType(context, list, item),
    parentReference: { siteId },
    deleted: { state: 'deleted' },
  };
}
