import { findGroup } from '../directory/groups-store.ts';
import { type Access, loadAccess } from '../library/access/access-store.ts';
import { type Actor, principals } from '../library/actor.ts';
import { isGuid } from '../library/ids.ts';
import { isRootSite, type List, type Site } from '../library/item.ts';
import { findSite, findSiteList, findSiteOfGroup } from '../library/lists/lists-store.ts';
import { isUsersList, refreshUsersList } from '../library/lists/users-list.ts';
import { refusals } from '../refusal.ts';
import type { GraphCall, GraphContext } from './call/graph-call.ts';
import { openDrive } from './drives/open-drive.ts';
import { requireSite } from './find-site.ts';

/** A list that an address refers to, and the caller's permissions in it. */
export interface OpenedList {
  readonly site: Site;
  readonly list: List;
  readonly access: Access;
}

/** A call whose parameters name a site, and possibly a list in it. */
type SiteCall = Pick<GraphCall<never, unknown>, 'actor'> & { readonly params: Readonly<Record<string, string>> };

/**
 * Opens a site by its ID or the ID of its group.
 * @throws 404 for an unknown site or one of another organization, 403 for callers who aren't members
 */
export async function openSite(call: SiteCall, context: GraphContext): Promise<Site> {
  const site = await findNamedSite(call, context);
  if (!isRootSite(site) && !isSiteMember(call.actor, site)) throw refusals.accessDenied();
  return site;
}

/**
 * Opens a list by the ID of its drive, or by its ID or title in a site. People who aren't members of the site can open
 * a list in which something is shared with them, and see only that.
 *
 * @throws 403, 404
 */
export async function openList(call: SiteCall, context: GraphContext): Promise<OpenedList> {
  if (call.params.driveId !== undefined) return openDriveList(call as GraphCall<'driveId'>, context);
  const site = await findNamedSite(call, context);
  const existing = await findSiteList(context.db, site.id, call.params.listId ?? '');
  if (existing === undefined && !isSiteMember(call.actor, site)) throw refusals.accessDenied();
  const isUserList = isUsersList(existing ?? call.params.listId ?? '');
  const list = isUserList && isSiteMember(call.actor, site) ? await refreshUsersList(context, site) : existing;
  if (list === undefined) throw refusals.itemNotFound('The specified list was not found');
  const access = await loadAccess(context.db, list.id, call.actor);
  if (!access.canReadAny) throw refusals.accessDenied();
  return { site, list, access };
}

/** Returns whether the actor belongs to the site's group. */
export function isSiteMember(actor: Actor, site: Site): boolean {
  return actor.principals.includes(principals.members(site.groupId));
}

/**
 * Requires permission to change the list itself, such as its title and columns. Guests may only fill lists.
 * @throws 403
 */
export function requireListManager({ actor }: Pick<SiteCall, 'actor'>, { site, access }: OpenedList): void {
  const isGuest = actor.memberships.some(({ group, role }) => group.id === site.groupId && role === 'guest');
  if (isGuest || access.rootRole === undefined || access.rootRole === 'read') throw refusals.accessDenied();
}

async function openDriveList(call: GraphCall<'driveId'>, context: GraphContext): Promise<OpenedList> {
  const { list, access } = await openDrive(call, context);
  return { site: await findSite(context.db, list.siteId), list, access };
}

async function findNamedSite({ params, actor }: SiteCall, context: GraphContext): Promise<Site> {
  if (params.siteId !== undefined) return requireSite(context, actor, params.siteId);
  return requireGroupSite(context, actor, params.groupId ?? '');
}

/** @throws 404 for an unknown group or one of another organization */
export async function requireGroupSite(context: GraphContext, actor: Actor, groupId: string): Promise<Site> {
  const group = isGuid(groupId) ? await findGroup(context.database, actor.tenantId, groupId) : undefined;
  if (group === undefined) throw refusals.directoryObjectNotFound(groupId);
  const site = await findSiteOfGroup(context.db, group.id);
  if (site === undefined) throw refusals.itemNotFound();
  return site;
}
