import { type DriveItem, GraphError, operations } from '@tideform/graph';
import { findChild } from '../find-item.ts';
import { toNumberedName } from '../safe-name.ts';
import type { LibraryAccess } from './library-access.ts';

/**
 * Tries names in order: creates a folder with the name, or takes the existing one. Returns the first folder that
 * `accept` accepts. `accept` is only called with folders that the caller or the person created, because a name proves
 * nothing where others may write.
 *
 * @throws GraphError when no folder can be created
 */
export async function claimOwnFolder(
  access: LibraryAccess,
  folderLocation: { readonly parentId: string; readonly names: readonly string[]; readonly personId: string },
  accept: (folder: DriveItem) => Promise<boolean>,
): Promise<DriveItem> {
  let refusal: unknown;
  for (const name of folderLocation.names) {
    try {
      const folder = await makeFolder(access, folderLocation.parentId, name);
      if (await accept(folder)) return folder;
      continue;
    } catch (error) {
      if (!(error instanceof GraphError && error.status === 409)) throw error;
      refusal = error;
    }
    // NOTE: the item is missing here if the folder is hidden even from an owner.
    const taken = await findChild(access.graph, access.driveId, folderLocation.parentId, name);
    const creatorId = taken?.createdBy?.user?.id;
    const isOwn = creatorId !== undefined && (creatorId === access.callerId || creatorId === folderLocation.personId);
    if (taken?.folder && isOwn && (await accept(taken))) return taken;
  }
  throw refusal;
}

function makeFolder({ graph, driveId }: LibraryAccess, parentId: string, name: string): Promise<DriveItem> {
  const body = { name, folder: {}, '@microsoft.graph.conflictBehavior': 'fail' } as const;
  return graph.call(operations.createChild, { driveId, itemId: parentId }, { body });
}

/** Returns a name, and alternatives for when it is taken. */
export function getCandidateNames(first: string, more: string): readonly string[] {
  return [first, ...[2, 3, 4, 5, 6, 7, 8, 9].map((suffix) => toNumberedName(more, suffix))];
}
