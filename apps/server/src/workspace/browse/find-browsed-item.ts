import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import { type Access, isGranted, loadAccess } from '../library/access/access-store.ts';
import { loadActor } from '../library/actor.ts';
import { type Item, isRoot, type List, type Site } from '../library/item.ts';
import { findItemAt } from '../library/items/item-address.ts';
import type { LibraryDatabase } from '../library/library-tables.ts';
import { findSiteByName, listSiteLists } from '../library/lists/lists-store.ts';

/** The item at a browse URL: `/sites/{site}/{library}/{path…}`. */
export interface BrowsedItem {
  readonly site: Site;
  readonly list: List;
  readonly access: Access;
  readonly item: Item;
}

/** Finds the item at a path; `undefined` if it doesn't exist or the reader may not see it. */
export async function findBrowsedItem(
  { database, db }: { readonly database: Database; readonly db: LibraryDatabase },
  { id, tenantId }: Person,
  names: readonly string[],
): Promise<BrowsedItem | undefined> {
  const [siteName = '', listName = '', ...path] = names;
  const site = await findSiteByName(db, tenantId, siteName);
  const lists = site === undefined ? [] : await listSiteLists(db, site.id);
  const list = lists.find((one) => one.driveId !== null && one.name.toLowerCase() === listName.toLowerCase());
  if (site === undefined || list === undefined) return undefined;
  const access = await loadAccess(db, list.id, await loadActor(database, { personId: id, tenantId }));
  const item = await findItemAt(db, list, { itemId: 'root', path: path.join('/') });
  if (item === undefined) return undefined;
  const mayRead = (isRoot(item) && access.canReadAny) || (await isGranted(access, item, 'read'));
  return mayRead ? { site, list, access, item } : undefined;
}
