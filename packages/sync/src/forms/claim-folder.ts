import type { DriveItem, GraphClient } from '@tideform/graph';
import { type Folder, getOrCreateFolder } from '../library/get-or-create-folder.ts';
import { toNumberedName, toSafeName } from '../library/safe-name.ts';
import type { RandomGenerator } from '../ports.ts';

/**
 * Returns a folder named after `title` that belongs to one form. Forms may have the same title, so a taken name gets a
 * number, and after 9 a random suffix.
 *
 * @param isReusable recognizes a folder that an earlier, interrupted call created
 */
export async function claimFolder(
  graph: GraphClient,
  chance: RandomGenerator,
  folderLocation: { readonly driveId: string; readonly parentId: string; readonly title: string },
  isReusable: (folder: DriveItem) => Promise<boolean>,
): Promise<Folder> {
  const { driveId, parentId, title } = folderLocation;
  for (let suffix = 0; suffix <= 9; suffix++) {
    const name = suffix === 0 ? toSafeName(title) : toNumberedName(title, suffix);
    const folder = await getOrCreateFolder(graph, driveId, parentId, name);
    if (folder.created || (await isReusable(folder.item))) return folder;
  }
  return getOrCreateFolder(graph, driveId, parentId, toNumberedName(title, chance.uuid().slice(0, 8)));
}
