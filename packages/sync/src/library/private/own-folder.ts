import { type DriveItem, GraphError, operations } from '@tideform/graph';
import { findChild } from '../find-item.ts';
import { numberedName } from '../safe-name.ts';
import type { LibraryAccess } from './library-access.ts';

/**
 * The first folder of these names that is made now or that `take` accepts, which is asked about folders of the caller's or the
 * person's making alone: in a folder where others may write, a name proves nothing.
 *
 * @throws GraphError when none can be made
 */
export async function ownFolder(
  access: LibraryAccess,
  place: { readonly parentId: string; readonly names: readonly string[]; readonly personId: string },
  take: (folder: DriveItem) => Promise<boolean>,
): Promise<DriveItem> {
  let refused: unknown;
  for (const name of place.names) {
    try {
      const folder = await makeFolder(access, place.parentId, name);
      if (await take(folder)) return folder;
      continue;
    } catch (error) {
      if (!(error instanceof GraphError && error.status === 409)) throw error;
      refused = error;
    }
    // NOTE: a folder that even an owner may not see is missing here.
    const taken = await findChild(access.graph, access.driveId, place.parentId, name);
    const maker = taken?.createdBy?.user?.id;
    const isOurs = maker !== undefined && (maker === access.callerId || maker === place.personId);
    if (taken?.folder && isOurs && (await take(taken))) return taken;
  }
  throw refused;
}

function makeFolder({ graph, driveId }: LibraryAccess, parentId: string, name: string): Promise<DriveItem> {
  const body = { name, folder: {}, '@microsoft.graph.conflictBehavior': 'fail' } as const;
  return graph.call(operations.createChild, { driveId, itemId: parentId }, { body });
}

/** A name, and those that are tried when others have it. */
export function namesFrom(first: string, more: string): readonly string[] {
  return [first, ...[2, 3, 4, 5, 6, 7, 8, 9].map((suffix) => numberedName(more, suffix))];
}
