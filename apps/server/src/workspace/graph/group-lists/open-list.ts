import { findGroup } from '../../directory/groups-store.ts';
import { type Access, loadAccess } from '../../library/access/access-store.ts';
import { principals } from '../../library/actor.ts';
import type { List, Site } from '../../library/item.ts';
import { findSiteList, findSiteOfGroup } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { isGuid } from '../guid.ts';

/** A group's site. @throws 404 for another organisation's group, 403 when the caller is not in it */
export async function openSite(call: GraphCall<'groupId', unknown>, context: GraphContext): Promise<Site> {
  const { groupId } = call.params;
  const group = isGuid(groupId) ? await findGroup(context.database, call.actor.tenantId, groupId) : undefined;
  if (group === undefined) throw refusals.directoryObjectNotFound(groupId);
  if (!call.actor.principals.includes(principals.members(group.id))) throw refusals.accessDenied();
  const site = await findSiteOfGroup(context.db, group.id);
  if (site === undefined) throw refusals.itemNotFound();
  return site;
}

/** A list of a group's site by id or title. @throws 403, 404 */
export async function openList(
  call: GraphCall<'groupId' | 'listId', unknown>,
  context: GraphContext,
): Promise<{ site: Site; list: List; access: Access }> {
  const site = await openSite(call, context);
  const list = await findSiteList(context.db, site.id, call.params.listId);
  if (list === undefined) throw refusals.itemNotFound();
  return { site, list, access: await loadAccess(context.db, list.id, call.actor) };
}

/** Checks that the caller may change the list itself: its title and columns. @throws 403 */
export function requireDesigner(list: List, access: Access): void {
  const role = access.roles.get(list.rootId);
  if (role === undefined || role === 'read') throw refusals.accessDenied();
}
