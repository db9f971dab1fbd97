import type { Database } from '../../database/connect.ts';
import { loadActor } from '../library/actor.ts';
import { updateColumn } from '../library/lists/columns-store.ts';
import { createList } from '../library/lists/create-list.ts';
import { findSiteList, findSiteOfGroup, listColumns, updateList } from '../library/lists/lists-store.ts';
import type { LibraryPorts } from '../library/write-library.ts';
import type { NewSeedLibrary, SeedLibrary } from './seed-library.ts';

/**
 * Creates a team's library, or opens one that an earlier start created. The title is set last, so it marks a complete
 * library.
 */
export async function openSeedLibrary(
  database: Database,
  ports: LibraryPorts & { readonly publicUrl: string },
  input: NewSeedLibrary,
): Promise<SeedLibrary> {
  const site = await findSiteOfGroup(ports.db, input.teamId);
  if (site === undefined) throw new Error(`Group ${input.teamId} has no site`);
  const owner = await loadActor(database, { personId: input.ownerId, tenantId: site.tenantId });
  const existing = await findSiteList(ports.db, site.id, input.title);
  const list = existing ?? (await createSeedLibrary({ ...ports, now: () => input.at }, input, owner, site));
  return {
    siteId: [new URL(ports.publicUrl).hostname, site.collectionId, site.id].join(','),
    listId: list.id,
    driveId: list.driveId!,
    rootId: list.rootId,
    teamId: input.teamId,
    webUrl: [ports.publicUrl, 'sites', ...[site.name, list.name].map(encodeURIComponent)].join('/'),
    owner,
  };
}

async function createSeedLibrary(
  ports: LibraryPorts,
  input: NewSeedLibrary,
  owner: SeedLibrary['owner'],
  site: Parameters<typeof createList>[2],
) {
  const options = { displayName: input.name, template: 'documentLibrary', columns: input.columns };
  const list = (await findSiteList(ports.db, site.id, input.name)) ?? (await createList(ports, owner, site, options));
  const columns = await listColumns(ports.db, list.id);
  for (const { id, name } of columns) if (name === input.indexed) await updateColumn(ports.db, id, { isIndexed: true });
  const stamp = { modifiedAt: input.at, modifiedBy: owner.personId };
  return updateList(ports.db, list.id, { displayName: input.title, description: '', ...stamp });
}
