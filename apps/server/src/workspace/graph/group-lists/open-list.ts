import { findGroup } from '../../directory/groups-store.ts';
import { type Access, loadAccess } from '../../library/access/access-store.ts';
import { type Actor, principals } from '../../library/actor.ts';
import type { List, Site } from '../../library/item.ts';
import { findSite, findSiteList, findSiteOfGroup } from '../../library/lists/lists-store.ts';
import { isRootSite } from '../../library/lists/root-site.ts';
import { isUsersList, refreshUsersList } from '../../library/lists/users-list.ts';
import { refusals } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { openDrive } from '../drives/open-drive.ts';
import { isGuid } from '../guid.ts';
import { requireSite } from '../sites/find-site.ts';

/** A list that an address names, and what the caller may do in it. */
export interface OpenList {
  readonly site: Site;
  readonly list: List;
  readonly access: Access;
}

/** The parameters by which addresses name a site, and a list in it. */
type SiteCall = Pick<GraphCall<never, unknown>, 'actor'> & { readonly params: Readonly<Record<string, string>> };

/** A site that an address names, by its id or its group's. @throws 404 for another organization's, 403 for those outside */
export async function openSite(call: SiteCall, context: GraphContext): Promise<Site> {
  const site = await findNamedSite(call, context);
  if (!isRootSite(site) && !isMemberOf(call.actor, site)) throw refusals.accessDenied();
  return site;
}

/**
 * A list by the id of its drive, or by its id or title in a site. People from outside the site reach it when something in
 * it is shared with them, and see no more than that.
 *
 * @throws 403, 404
 */
export async function openList(call: SiteCall, context: GraphContext): Promise<OpenList> {
  if (call.params.driveId !== undefined) return openDriveList(call as GraphCall<'driveId'>, context);
  const site = await findNamedSite(call, context);
  const found = await findSiteList(context.db, site.id, call.params.listId ?? '');
  if (found === undefined && !isMemberOf(call.actor, site)) throw refusals.accessDenied();
  const isUsers = isUsersList(found ?? call.params.listId ?? '');
  const list = isUsers && isMemberOf(call.actor, site) ? await refreshUsersList(context, site) : found;
  if (list === undefined) throw refusals.itemNotFound('The specified list was not found');
  const access = await loadAccess(context.db, list.id, call.actor);
  if (!access.isAny) throw refusals.accessDenied();
  return { site, list, access };
}

/** Whether somebody belongs to the group whose site this is. */
export function isMemberOf(actor: Actor, site: Site): boolean {
  return actor.principals.includes(principals.members(site.groupId));
}

/** Checks that the caller may change the list itself: its title and columns. Guests of the team fill lists, and make none. @throws 403 */
export function requireDesigner({ actor }: Pick<SiteCall, 'actor'>, { site, access }: OpenList): void {
  const isGuest = actor.memberships.some(({ group, role }) => group.id === site.groupId && role === 'guest');
  if (isGuest || access.rootRole === undefined || access.rootRole === 'read') throw refusals.accessDenied();
}

async function openDriveList(call: GraphCall<'driveId'>, context: GraphContext): Promise<OpenList> {
  const { list, access } = await openDrive(call, context);
  return { site: await findSite(context.db, list.siteId), list, access };
}

async function findNamedSite({ params, actor }: SiteCall, context: GraphContext): Promise<Site> {
  if (params.siteId !== undefined) return requireSite(context, actor, params.siteId);
  return requireGroupSite(context, actor, params.groupId ?? '');
}

/** @throws 404 for a group that is not there or is another organization's */
export async function requireGroupSite(context: GraphContext, actor: Actor, groupId: string): Promise<Site> {
  const group = isGuid(groupId) ? await findGroup(context.database, actor.tenantId, groupId) : undefined;
  if (group === undefined) throw refusals.directoryObjectNotFound(groupId);
  const site = await findSiteOfGroup(context.db, group.id);
  if (site === undefined) throw refusals.itemNotFound();
  return site;
}
