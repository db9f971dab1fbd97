import type { Actor } from '../../library/actor.ts';
import { findSiteById, findSiteList, findSiteOfGroup, listSiteLists } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { isGuid } from '../guid.ts';
import type { GraphContext } from './graph-call.ts';

/**
 * Rewrites the addresses that lead to a drive or list by another way: `/groups/{g}/drive`, `/sites/{s}/…`, items of a library
 * under its list. The rest stays as it is.
 *
 * @throws 404 for a way that ends nowhere
 */
export async function resolveAlias(context: GraphContext, actor: Actor, path: string): Promise<string> {
  const inSites = await leaveSites(context, actor, path);
  const [, groupId, listId, rest = ''] =
    /^\/groups\/([^/]+)(?:\/sites\/root\/lists\/([^/]+))?\/drive(?=[/:]|$)(.*)$/i.exec(inSites) ?? [];
  if (groupId !== undefined) return `/drives/${await findDriveId(context, groupId, listId)}${rest}`;
  const [, site, list, row] = /^\/groups\/([^/]+)\/sites\/root\/lists\/([^/]+)(\/items\/.+)$/i.exec(inSites) ?? [];
  if (site !== undefined) return `/drives/${await findDriveId(context, site, list)}/list${row}`;
  if (/^\/me\/drive(?=[/:]|$)/i.test(inSites)) throw refusals.itemNotFound("User's mysite not found.");
  return inSites;
}

/** `/sites/{host},{collection},{site}/…` → `/groups/{group}/sites/root/…`: every site here is a group's. */
async function leaveSites(context: GraphContext, actor: Actor, path: string): Promise<string> {
  const [, id, rest = ''] = /^\/sites\/([^/]+)(.*)$/i.exec(path) ?? [];
  if (id === undefined) return path;
  const siteId = decodeURIComponent(id).split(',').at(-1) ?? '';
  const site = isGuid(siteId) ? await findSiteById(context.db, actor.tenantId, siteId) : undefined;
  if (site === undefined) throw refusals.itemNotFound('Requested site could not be found');
  return `/groups/${site.groupId}${/^\/drive(?=[/:]|$)/i.test(rest) ? '' : '/sites/root'}${rest}`;
}

/** The drive of a list, or the first library of the group's site. */
async function findDriveId(context: GraphContext, groupId: string, listId: string | undefined): Promise<string> {
  const site = isGuid(groupId) ? await findSiteOfGroup(context.db, groupId) : undefined;
  if (site === undefined) throw refusals.itemNotFound();
  const list =
    listId === undefined
      ? (await listSiteLists(context.db, site.id)).find((one) => one.driveId !== null)
      : await findSiteList(context.db, site.id, decodeURIComponent(listId));
  if (list?.driveId == null) throw refusals.itemNotFound();
  return encodeURIComponent(list.driveId);
}
