import { requireGranted } from '../../library/access/access-store.ts';
import { type Grant, listGrants } from '../../library/access/grants-store.ts';
import type { Item, Site } from '../../library/item.ts';
import { findSite } from '../../library/lists/lists-store.ts';
import type { LibraryWrite } from '../../library/write-library.ts';
import { refusals } from '../../refusal.ts';
import type { GraphContext } from '../call/graph-call.ts';
import { describePermissions } from './describe-permission.ts';

/**
 * Finds a direct grant of an item by its permission ID, if the caller may change it.
 *
 * @throws 404 for an unknown permission; 403 for inherited grants, for the grant of the site's owners, and for callers
 * who aren't owners
 */
export async function requireDirectGrant(
  write: LibraryWrite,
  context: GraphContext,
  item: Item,
  permissionId: string,
): Promise<{ grant: Grant; site: Site }> {
  await requireGranted(write.access, item, 'owner');
  const site = await findSite(write.db, write.list.siteId);
  const rows = await describePermissions(context, site, item, await listGrants(write.db, item.scopeId));
  const row = rows.find(({ resource }) => resource.id === permissionId);
  if (row === undefined) throw refusals.itemNotFound();
  const isOwnersGrant = row.grant.principal.startsWith('owners:') && row.grant.role === 'owner';
  if (item.scopeId !== item.id || isOwnersGrant) throw refusals.accessDenied();
  return { grant: row.grant, site };
}
