import { loadAccess } from '../library/access/access-store.ts';
import type { Actor } from '../library/actor.ts';
import type { List, Site } from '../library/item.ts';
import { requireItemAt } from '../library/items/item-address.ts';
import { findRow } from '../library/items/items-store.ts';
import { findDriveList, findSiteList, listSiteLists } from '../library/lists/lists-store.ts';
import { refusals } from '../refusal.ts';
import type { GraphContext } from './call/graph-call.ts';
import { findOperation, getItemAddress } from './call/match-address.ts';
import { requireSite, requireSiteAt } from './find-site.ts';
import { requireGroupSite } from './open-list.ts';

/**
 * Resolves an address that is an alias: `/groups/{g}/drive`, `/groups/{g}/sites/root/…` and `/drives/{d}/list/…` refer
 * to a site, its lists and drives, `…/listItem/fields` to a list item, and `/me/photo` to the caller's photo. Other
 * addresses are returned unchanged.
 *
 * @throws 404 when the target doesn't exist
 */
export async function resolveAlias(context: GraphContext, actor: Actor, path: string): Promise<string> {
  if (/^\/me\/photos?(?=\/|$)/i.test(path)) return `/users/${actor.personId}${path.slice('/me'.length)}`;
  if (/^\/me\/drive(?=[/:]|$)/i.test(path)) throw refusals.itemNotFound("User's mysite not found.");
  const siteAddress = await resolveToSite(context, actor, path);
  const itemAddress = (await resolveToDrive(context, actor, siteAddress)) ?? siteAddress;
  return (await resolveToRow(context, actor, itemAddress)) ?? itemAddress;
}

/**
 * Resolves `/sites/{host}:/{path}` to `/sites/{id}`, with the rest after the second colon. Other addresses are returned
 * unchanged.
 * @throws 404
 */
export async function resolveSitePath(context: GraphContext, actor: Actor, path: string): Promise<string> {
  const [, host, targetPath = '', rest = ''] = /^\/sites\/([^/:]+):(?:\/([^:]*?)\/?)?(?::(\/.*)?)?$/i.exec(path) ?? [];
  if (host === undefined) return path;
  return getSiteAddress(
    await requireSiteAt(context, actor, decodeURIComponent(host), decodeURIComponent(targetPath)),
    rest,
  );
}

/** Resolves a group's site, and the list of a drive, to an address below the site. */
async function resolveToSite(context: GraphContext, actor: Actor, path: string): Promise<string> {
  const [, groupId, rest = ''] =
    /^\/groups\/([^/]+)(?:\/sites\/root(?=\/|$)|(?=\/drive(?:[/:]|$)))(.*)$/i.exec(path) ?? [];
  if (groupId !== undefined)
    return getSiteAddress(await requireGroupSite(context, actor, decodeURIComponent(groupId)), rest);
  const [, driveId, below = ''] = /^\/drives\/([^/]+)\/list(?=\/|$)(.*)$/i.exec(path) ?? [];
  if (driveId === undefined) return path;
  const list = await findDriveList(context.db, actor.tenantId, decodeURIComponent(driveId));
  if (list === undefined) throw refusals.itemNotFound();
  return `/sites/${list.siteId}/lists/${list.id}${below}`;
}

/** Resolves the drive of a site or list, and the file of a list item, to an address below the drive. */
async function resolveToDrive(context: GraphContext, actor: Actor, path: string): Promise<string | undefined> {
  const [, siteId, listId, row, rest = ''] =
    /^\/sites\/([^/]+)(?:\/lists\/([^/]+))?(?:\/drive|\/items\/(\d{1,9})\/driveItem)(?=[/:]|$)(.*)$/i.exec(path) ?? [];
  if (siteId === undefined) return undefined;
  const site = await requireSite(context, actor, decodeURIComponent(siteId));
  const list = await findLibrary(context, site, listId);
  const drive = `/drives/${encodeURIComponent(list.driveId!)}`;
  if (row === undefined) return drive + rest;
  const item = await findRow(context.db, list.id, Number(row));
  if (item === undefined) throw refusals.itemNotFound();
  return `${drive}/items/${item.id}${rest}`;
}

/** Resolves the list item of a drive item, for its fields and their versions. */
async function resolveToRow(context: GraphContext, actor: Actor, path: string): Promise<string | undefined> {
  const [, targetPath, part] = /^(\/drives\/.+\/listItem)\/(fields|versions)\/?$/i.exec(path) ?? [];
  const match = targetPath === undefined ? undefined : findOperation('GET', targetPath);
  if (match?.params.driveId === undefined) return undefined;
  const list = await findDriveList(context.db, actor.tenantId, match.params.driveId);
  if (list === undefined) throw refusals.itemNotFound();
  // NOTE: callers without any permission in the drive must not learn what exists. Other permissions are checked when
  // the row is opened.
  if (!(await loadAccess(context.db, list.id, actor)).canReadAny) throw refusals.accessDenied();
  const { row } = await requireItemAt(context.db, list, getItemAddress(match));
  return `/sites/${list.siteId}/lists/${list.id}/items/${row}/${part}`;
}

/** Finds a list by ID or title, or the first library of the site. */
async function findLibrary(context: GraphContext, site: Site, listId: string | undefined): Promise<List> {
  const list =
    listId === undefined
      ? (await listSiteLists(context.db, site.id)).find((one) => one.driveId !== null)
      : await findSiteList(context.db, site.id, decodeURIComponent(listId));
  if (list?.driveId == null) throw refusals.itemNotFound();
  return list;
}

function getSiteAddress(site: Site, rest: string): string {
  return `/sites/${site.id}${rest}`;
}
