import type { Database } from '../../database/connect.ts';
import { loadActor } from '../library/actor.ts';
import { updateColumn } from '../library/lists/columns-store.ts';
import { createList } from '../library/lists/create-list.ts';
import { findSiteList, findSiteOfGroup, listColumns, updateList } from '../library/lists/lists-store.ts';
import type { LibraryPorts } from '../library/write-library.ts';
import type { NewSeedLibrary, SeedLibrary } from './seed-library.ts';

/** The library of a team that has none yet, or that an earlier start has made; its title is set last. */
export async function openSeedLibrary(
  database: Database,
  ports: LibraryPorts & { readonly publicUrl: string },
  ask: NewSeedLibrary,
): Promise<SeedLibrary> {
  const site = await findSiteOfGroup(ports.db, ask.teamId);
  if (site === undefined) throw new Error(`Group ${ask.teamId} has no site`);
  const owner = await loadActor(database, { personId: ask.ownerId, tenantId: site.tenantId });
  const found = await findSiteList(ports.db, site.id, ask.title);
  const list = found ?? (await createSeedLibrary({ ...ports, now: () => ask.at }, ask, owner, site));
  return {
    siteId: [new URL(ports.publicUrl).hostname, site.collectionId, site.id].join(','),
    listId: list.id,
    driveId: list.driveId!,
    rootId: list.rootId,
    teamId: ask.teamId,
    webUrl: [ports.publicUrl, 'sites', ...[site.name, list.name].map(encodeURIComponent)].join('/'),
    owner,
  };
}

async function createSeedLibrary(
  ports: LibraryPorts,
  ask: NewSeedLibrary,
  owner: SeedLibrary['owner'],
  site: Parameters<typeof createList>[2],
) {
  const options = { displayName: ask.name, template: 'documentLibrary', columns: ask.columns };
  const list = (await findSiteList(ports.db, site.id, ask.name)) ?? (await createList(ports, owner, site, options));
  const columns = await listColumns(ports.db, list.id);
  for (const { id, name } of columns) if (name === ask.indexed) await updateColumn(ports.db, id, { isIndexed: true });
  const stamp = { modifiedAt: ask.at, modifiedBy: owner.personId };
  return updateList(ports.db, list.id, { displayName: ask.title, description: '', ...stamp });
}
