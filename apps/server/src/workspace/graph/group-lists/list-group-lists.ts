import { type Filter, operations } from '@tideform/graph';
import { readableLists } from '../../library/access/access-store.ts';
import type { List, Site } from '../../library/item.ts';
import { listSiteLists as findLists } from '../../library/lists/lists-store.ts';
import { isRootSite } from '../../library/lists/root-site.ts';
import { refreshUsersList } from '../../library/lists/users-list.ts';
import { refusals } from '../../refusal.ts';
import { pageOf } from '../answer/page.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { readExpand, readFilter } from '../call/options.ts';
import { describeListWith } from './describe-list.ts';
import { openSite } from './open-list.ts';

export const listGroupLists = implement(operations.listGroupLists, answerLists);
export const listSiteLists = implement(operations.listSiteLists, answerLists);

async function answerLists(call: GraphCall<never, unknown>, context: GraphContext): Promise<GraphAnswer> {
  const site = await openSite(call, context);
  const filter = readFilter(call);
  const expand = readExpand(call);
  const lists = (await findVisibleLists(call, context, site)).filter((list) => !filter || matches(list, filter));
  const rows = await Promise.all(lists.map((list) => describeListWith(call, context, { site, list }, expand)));
  return pageOf(call, rows, 200, 1000);
}

/** Lists that the caller may see; those that SharePoint keeps for itself only when `system` is selected. */
async function findVisibleLists(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  site: Site,
): Promise<readonly List[]> {
  const isSystemShown = call.query.select?.some((name) => name.toLowerCase() === 'system') ?? false;
  if (isSystemShown && !isRootSite(site)) await refreshUsersList(context, site);
  const lists = await findLists(context.db, site.id);
  const readable = await readableLists(context.db, site.id, call.actor.principals);
  return lists.filter((list) => readable.has(list.id) && (!list.isSystem || isSystemShown));
}

function matches(list: List, filter: Filter): boolean {
  if (filter.kind === 'and') return matches(list, filter.left) && matches(list, filter.right);
  if (filter.kind === 'or') return matches(list, filter.left) || matches(list, filter.right);
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
