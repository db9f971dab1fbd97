import { loadAccess } from '../../library/access/access-store.ts';
import type { Actor } from '../../library/actor.ts';
import type { List, Site } from '../../library/item.ts';
import { findRow } from '../../library/items/items-store.ts';
import { requirePlace } from '../../library/items/place.ts';
import { findDriveList, findSiteList, listSiteLists } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { requireGroupSite } from '../group-lists/open-list.ts';
import { requireSite, requireSiteAt } from '../sites/find-site.ts';
import type { GraphContext } from './graph-call.ts';
import { findOperation, placeOf } from './match-address.ts';

/**
 * Another spelling of an address that no operation has by itself: `/groups/{g}/drive`, `/groups/{g}/sites/root/…` and
 * `/drives/{d}/list/…` are ways to a site, its lists and their drives, `…/listItem/fields` to a row; and the caller's own
 * pictures are a person's. The rest stays as it is.
 *
 * @throws 404 for a way that ends nowhere
 */
export async function resolveAlias(context: GraphContext, actor: Actor, path: string): Promise<string> {
  if (/^\/me\/photos?(?=\/|$)/i.test(path)) return `/users/${actor.personId}${path.slice('/me'.length)}`;
  if (/^\/me\/drive(?=[/:]|$)/i.test(path)) throw refusals.itemNotFound("User's mysite not found.");
  const inSite = await enterSite(context, actor, path);
  const found = (await leaveForDrive(context, actor, inSite)) ?? inSite;
  return (await leaveForRow(context, actor, found)) ?? found;
}

/** `/sites/{host}:/{path}` → `/sites/{id}`, with what follows the second colon. The rest stays as it is. @throws 404 */
export async function resolveSitePath(context: GraphContext, actor: Actor, path: string): Promise<string> {
  const [, host, place = '', rest = ''] = /^\/sites\/([^/:]+):(?:\/([^:]*?)\/?)?(?::(\/.*)?)?$/i.exec(path) ?? [];
  if (host === undefined) return path;
  return addressOf(await requireSiteAt(context, actor, decodeURIComponent(host), decodeURIComponent(place)), rest);
}

/** A group's site and the list behind a drive by way of the site. */
async function enterSite(context: GraphContext, actor: Actor, path: string): Promise<string> {
  const [, groupId, rest = ''] =
    /^\/groups\/([^/]+)(?:\/sites\/root(?=\/|$)|(?=\/drive(?:[/:]|$)))(.*)$/i.exec(path) ?? [];
  if (groupId !== undefined)
    return addressOf(await requireGroupSite(context, actor, decodeURIComponent(groupId)), rest);
  const [, driveId, below = ''] = /^\/drives\/([^/]+)\/list(?=\/|$)(.*)$/i.exec(path) ?? [];
  if (driveId === undefined) return path;
  const list = await findDriveList(context.db, actor.tenantId, decodeURIComponent(driveId));
  if (list === undefined) throw refusals.itemNotFound();
  return `/sites/${list.siteId}/lists/${list.id}${below}`;
}

/** The drive of a site or list, and the file behind a row. */
async function leaveForDrive(context: GraphContext, actor: Actor, path: string): Promise<string | undefined> {
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

/** The row behind a file or folder, for what rows alone have: their values, and the versions of these. */
async function leaveForRow(context: GraphContext, actor: Actor, path: string): Promise<string | undefined> {
  const [, place, part] = /^(\/drives\/.+\/listItem)\/(fields|versions)\/?$/i.exec(path) ?? [];
  const match = place === undefined ? undefined : findOperation('GET', place);
  if (match?.params.driveId === undefined) return undefined;
  const list = await findDriveList(context.db, actor.tenantId, match.params.driveId);
  if (list === undefined) throw refusals.itemNotFound();
  // NOTE: whoever may see nothing of the drive is not told what is in it; the rest is checked where the row is opened.
  if (!(await loadAccess(context.db, list.id, actor)).isAny) throw refusals.accessDenied();
  const { row } = await requirePlace(context.db, list, placeOf(match));
  return `/sites/${list.siteId}/lists/${list.id}/items/${row}/${part}`;
}

/** The list of that id or title, or the first library of the site. */
async function findLibrary(context: GraphContext, site: Site, listId: string | undefined): Promise<List> {
  const list =
    listId === undefined
      ? (await listSiteLists(context.db, site.id)).find((one) => one.driveId !== null)
      : await findSiteList(context.db, site.id, decodeURIComponent(listId));
  if (list?.driveId == null) throw refusals.itemNotFound();
  return list;
}

function addressOf(site: Site, rest: string): string {
  return `/sites/${site.id}${rest}`;
}
