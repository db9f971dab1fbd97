import { findTenant } from '../../directory/people-store.ts';
import type { Actor } from '../../library/actor.ts';
import type { Site } from '../../library/item.ts';
import { findSiteById, findSiteByName } from '../../library/lists/lists-store.ts';
import { rootSiteOf } from '../../library/lists/root-site.ts';
import { refusals } from '../../refusal.ts';
import type { GraphContext } from '../call/graph-call.ts';
import { isGuid } from '../guid.ts';

/**
 * A site of the caller's organization, by `hostname,collection,site`, by the ids alone, by `root`, or by its host name.
 *
 * @throws 404
 */
export async function requireSite(context: GraphContext, actor: Actor, name: string): Promise<Site> {
  if (name.toLowerCase() === 'root' || isOurHost(context, name)) return requireRoot(context, actor);
  const parts = name.split(',');
  const ids = parts.filter(isGuid).map((id) => id.toLowerCase());
  const isReadable = ids.length > 0 && parts.length <= 3 && parts.length - ids.length <= 1;
  const last = ids.at(-1);
  if (!isReadable || last === undefined) throw siteNotFound();
  const site =
    last === actor.tenantId ? await requireRoot(context, actor) : await findSiteById(context.db, actor.tenantId, last);
  if (site === undefined || (ids.length === 2 && ids[0] !== site.collectionId)) throw siteNotFound();
  return site;
}

/** The site at an address of a host: `contoso.example` and `/sites/engines`. @throws 404 */
export async function requireSiteAt(context: GraphContext, actor: Actor, host: string, path: string): Promise<Site> {
  if (!isOurHost(context, host)) throw siteNotFound();
  if (path.replaceAll('/', '') === '') return requireRoot(context, actor);
  const [, name] = /^\/?(?:sites|teams)\/([^/]+)\/?$/i.exec(path) ?? [];
  const site = name === undefined ? undefined : await findSiteByName(context.db, actor.tenantId, name);
  if (site === undefined) throw siteNotFound();
  return site;
}

export async function requireRoot(context: GraphContext, actor: Actor): Promise<Site> {
  const tenant = await findTenant(context.database, actor.tenantId);
  if (tenant === undefined) throw siteNotFound();
  return rootSiteOf(tenant);
}

function isOurHost(context: GraphContext, host: string): boolean {
  return host.toLowerCase() === new URL(context.publicUrl).hostname;
}

function siteNotFound() {
  return refusals.itemNotFound('Requested site could not be found');
}
