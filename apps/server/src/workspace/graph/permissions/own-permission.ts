import { requireGranted } from '../../library/access/access-store.ts';
import { type Grant, listGrants } from '../../library/access/grants-store.ts';
import type { Item, Site } from '../../library/item.ts';
import { findSite } from '../../library/lists/lists-store.ts';
import type { LibraryWrite } from '../../library/write-library.ts';
import { refusals } from '../../refusal.ts';
import type { GraphContext } from '../call/graph-call.ts';
import { describePermissions } from './describe-permission.ts';

/**
 * The grant of an item that an id names and that the caller may change.
 *
 * @throws 404 for no such grant; 403 for one that is inherited, for the site's owners, and for a caller who is no owner
 */
export async function requireOwnGrant(
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
  const isOfOwners = row.grant.principal.startsWith('owners:') && row.grant.role === 'owner';
  if (item.scopeId !== item.id || isOfOwners) throw refusals.accessDenied();
  return { grant: row.grant, site };
}
