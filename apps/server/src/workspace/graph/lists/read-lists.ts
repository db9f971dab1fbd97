import { type Filter, operations } from '@tideform/graph';
import { listReadableListIds } from '../../library/access/access-store.ts';
import { isRootSite, type List, type Site } from '../../library/item.ts';
import { listSiteLists as findLists } from '../../library/lists/lists-store.ts';
import { refreshUsersList } from '../../library/lists/users-list.ts';
import { refusals } from '../../refusal.ts';
import { createPageResponse } from '../answer/page.ts';
import {
  type GraphCall,
  type GraphContext,
  type GraphResponse,
  getExpand,
  getFilter,
  implement,
  ok,
} from '../call/graph-call.ts';
import { openList, openSite } from '../open-list.ts';
import { describeListWith } from './describe-list.ts';

export const listGroupLists = implement(operations.listGroupLists, createListsResponse);
export const listSiteLists = implement(operations.listSiteLists, createListsResponse);

async function createListsResponse(call: GraphCall<never, unknown>, context: GraphContext): Promise<GraphResponse> {
  const site = await openSite(call, context);
  const filter = getFilter(call);
  const expand = getExpand(call);
  const lists = (await findVisibleLists(call, context, site)).filter((list) => !filter || matchesFilter(list, filter));
  const rows = await Promise.all(lists.map((list) => describeListWith(call, context, { site, list }, expand)));
  return createPageResponse(call, rows, 200, 1000);
}

/** Finds the lists that the caller may see. System lists are included only if `system` is selected. */
async function findVisibleLists(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  site: Site,
): Promise<readonly List[]> {
  const includesSystem = call.query.select?.some((name) => name.toLowerCase() === 'system') ?? false;
  if (includesSystem && !isRootSite(site)) await refreshUsersList(context, site);
  const lists = await findLists(context.db, site.id);
  const readable = await listReadableListIds(context.db, site.id, call.actor.principals);
  return lists.filter((list) => readable.has(list.id) && (!list.isSystem || includesSystem));
}

function matchesFilter(list: List, filter: Filter): boolean {
  if (filter.kind === 'and') return matchesFilter(list, filter.left) && matchesFilter(list, filter.right);
  if (filter.kind === 'or') return matchesFilter(list, filter.left) || matchesFilter(list, filter.right);
  if (filter.kind !== 'compare' || filter.is !== 'eq') throw refusals.invalidRequest('Invalid filter clause');
  const values: Record<string, string> = {
    name: list.name,
    displayname: list.displayName,
    'list/template': list.template,
  };
  const value = values[filter.property.toLowerCase()];
  if (value === undefined) throw refusals.invalidRequest('Invalid filter clause');
  return value.toLowerCase() === String(filter.value).toLowerCase();
}

export const getGroupList = implement(operations.getGroupList, createListResponse);
export const getSiteList = implement(operations.getSiteList, createListResponse);
export const getDriveList = implement(operations.getDriveList, createListResponse);

async function createListResponse(call: GraphCall<never, unknown>, context: GraphContext): Promise<GraphResponse> {
  const { site, list } = await openList(call, context);
  return ok(await describeListWith(call, context, { site, list }, getExpand(call)));
}
