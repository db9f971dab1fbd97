import { Readable } from 'node:stream';
import type { Database } from '../../database/connect.ts';
import { breakInheritance, putGrant } from '../library/access/grants-store.ts';
import { loadActor, principals } from '../library/actor.ts';
import { findItem } from '../library/items/items-store.ts';
import { ensureFolders, writeContent } from '../library/items/write-content.ts';
import { createList } from '../library/lists/create-list.ts';
import { findSiteList, findSiteOfGroup, updateList } from '../library/lists/lists-store.ts';
import { type LibraryPorts, writeLibrary } from '../library/write-library.ts';

/**
 * Name and title that the product gives a team's library. The product completes the library when a builder first opens
 * it.
 */
const libraryName = 'tfDrive';
const libraryTitle = 'Tideform';
const formFolder = 'Form Config';
const settingsFile = 'team.config.json';
const settings = { schemaVersion: '1.0.0', rolesMigratedToPermissions: true };

/** A team whose members may only read its forms. */
export interface ReadOnlyTeam {
  readonly groupId: string;
  /** Owner of the team, who creates the library. */
  readonly owner: { readonly personId: string; readonly tenantId: string };
  /** Member who gets write permission on the form folder. */
  readonly builderId: string;
}

/** Creates a team's library with a form folder that is read-only for members, except for one builder. */
export async function createReadOnlyFormFolder(
  database: Database,
  ports: LibraryPorts,
  team: ReadOnlyTeam,
): Promise<void> {
  const actor = await loadActor(database, team.owner);
  const site = await findSiteOfGroup(ports.db, team.groupId);
  if (site === undefined) throw new Error(`Group ${team.groupId} has no site`);
  const options = { displayName: libraryName, template: 'documentLibrary', columns: [] };
  const existing =
    (await findSiteList(ports.db, site.id, libraryName)) ?? (await findSiteList(ports.db, site.id, libraryTitle));
  const list = existing ?? (await createList(ports, actor, site, options));
  const stamp = { modifiedAt: ports.now(), modifiedBy: actor.personId };
  await updateList(ports.db, list.id, { displayName: libraryTitle, description: '', ...stamp });
  const content = await ports.files.put(Readable.from([Buffer.from(JSON.stringify(settings))]));
  await writeLibrary(ports, actor, list.id, async (write) => {
    const root = (await findItem(write.db, list.id, list.rootId))!;
    const folder = await ensureFolders(write, root, [formFolder]);
    await breakInheritance(write.db, folder, 'all');
    await putGrant(write.db, folder.id, { principal: principals.members(team.groupId), role: 'read' });
    await putGrant(write.db, folder.id, { principal: principals.person(team.builderId), role: 'write' });
    await writeContent(write, { parentId: root.id, path: [settingsFile], conflictBehavior: 'replace' }, content);
  });
}
