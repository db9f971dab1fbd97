import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import { type Access, isGranted, loadAccess } from '../library/access/access-store.ts';
import { loadActor } from '../library/actor.ts';
import { type Item, isRoot, type List, type Site } from '../library/item.ts';
import { findPlace } from '../library/items/place.ts';
import type { LibraryDatabase } from '../library/library-tables.ts';
import { findSiteByName, listSiteLists } from '../library/lists/lists-store.ts';

/** What an address for people names: `/sites/{site}/{library}/{path…}`. */
export interface BrowsedPlace {
  readonly site: Site;
  readonly list: List;
  readonly access: Access;
  readonly item: Item;
}

/** The item at an address, as far as the reader may see it: what is not there and what is closed are the same. */
export async function findBrowsedPlace(
  { database, db }: { readonly database: Database; readonly db: LibraryDatabase },
  { id, tenantId }: Person,
  names: readonly string[],
): Promise<BrowsedPlace | undefined> {
  const [siteName = '', listName = '', ...path] = names;
  const site = await findSiteByName(db, tenantId, siteName);
  const lists = site === undefined ? [] : await listSiteLists(db, site.id);
  const list = lists.find((one) => one.driveId !== null && one.name.toLowerCase() === listName.toLowerCase());
  if (site === undefined || list === undefined) return undefined;
  const access = await loadAccess(db, list.id, await loadActor(database, { personId: id, tenantId }));
  const item = await findPlace(db, list, { itemId: 'root', path: path.join('/') });
  if (item === undefined) return undefined;
  const mayRead = (isRoot(item) && access.isAny) || (await isGranted(access, item, 'read'));
  return mayRead ? { site, list, access, item } : undefined;
}
