import { findTenant } from '../directory/people-store.ts';
import type { Actor } from '../library/actor.ts';
import { isGuid } from '../library/ids.ts';
import { createRootSite, type Site } from '../library/item.ts';
import { findSiteById, findSiteByName } from '../library/lists/lists-store.ts';
import { refusals } from '../refusal.ts';
import type { GraphContext } from './call/graph-call.ts';

/**
 * Finds a site of the caller's organization by `hostname,collection,site`, by the IDs alone, by `root`, or by its host
 * name.
 *
 * @throws 404
 */
export async function requireSite(context: GraphContext, actor: Actor, name: string): Promise<Site> {
  if (name.toLowerCase() === 'root' || isPublicHost(context, name)) return requireRootSite(context, actor);
  const parts = name.split(',');
  const ids = parts.filter(isGuid).map((id) => id.toLowerCase());
  const isWellFormed = ids.length > 0 && parts.length <= 3 && parts.length - ids.length <= 1;
  const last = ids.at(-1);
  if (!isWellFormed || last === undefined) throw createSiteNotFound();
  const site =
    last === actor.tenantId
      ? await requireRootSite(context, actor)
      : await findSiteById(context.db, actor.tenantId, last);
  if (site === undefined || (ids.length === 2 && ids[0] !== site.collectionId)) throw createSiteNotFound();
  return site;
}

/**
 * Finds the site at a host and path: `contoso.example` and `/sites/engines`.
 * @throws 404
 */
export async function requireSiteAt(context: GraphContext, actor: Actor, host: string, path: string): Promise<Site> {
  if (!isPublicHost(context, host)) throw createSiteNotFound();
  if (path.replaceAll('/', '') === '') return requireRootSite(context, actor);
  const [, name] = /^\/?(?:sites|teams)\/([^/]+)\/?$/i.exec(path) ?? [];
  const site = name === undefined ? undefined : await findSiteByName(context.db, actor.tenantId, name);
  if (site === undefined) throw createSiteNotFound();
  return site;
}

export async function requireRootSite(context: GraphContext, actor: Actor): Promise<Site> {
  const tenant = await findTenant(context.database, actor.tenantId);
  if (tenant === undefined) throw createSiteNotFound();
  return createRootSite(tenant);
}

function isPublicHost(context: GraphContext, host: string): boolean {
  return host.toLowerCase() === new URL(context.publicUrl).hostname;
}

function createSiteNotFound() {
  return refusals.itemNotFound('Requested site could not be found');
}
