import type { DriveItem, GraphClient } from '@tideform/graph';
import { type Folder, getOrCreateFolder } from '../library/get-or-create-folder.ts';
import { numberedName, safeName } from '../library/safe-name.ts';
import type { Chance } from '../ports.ts';

/**
 * A folder named after `title` that belongs to one form. Forms may have the same title, so a taken name is tried again
 * with a number, after 9 with a random one; a folder that `isOurs` recognizes is what an earlier call left behind.
 */
export async function claimFolder(
  graph: GraphClient,
  chance: Chance,
  place: { readonly driveId: string; readonly parentId: string; readonly title: string },
  isOurs: (folder: DriveItem) => Promise<boolean>,
): Promise<Folder> {
  const { driveId, parentId, title } = place;
  for (let suffix = 0; suffix <= 9; suffix++) {
    const name = suffix === 0 ? safeName(title) : numberedName(title, suffix);
    const folder = await getOrCreateFolder(graph, driveId, parentId, name);
    if (folder.created || (await isOurs(folder.item))) return folder;
  }
  return getOrCreateFolder(graph, driveId, parentId, numberedName(title, chance.uuid().slice(0, 8)));
}
