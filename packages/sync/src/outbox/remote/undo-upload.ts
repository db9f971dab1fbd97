import { type DriveItem, GraphError, operations } from '@tideform/graph';
import { computeBackOffMs } from '../../retries/back-off.ts';
import { type PushRun, requireLeader } from '../push-run.ts';
import { getItemWithFields, type ResponseLibrary } from './find-response-library.ts';

/**
 * Number of retries in the background, over several minutes. Later, `sweepStrays` deletes a remaining draft and
 * `sweepDiscarded` a folder; a remaining attachment is never deleted.
 */
const maxDelayedAttempts = 8;
const maxImmediateAttempts = 2;

/**
 * Deletes an item that this tab just created, if another tab leads now. An item that was claimed since (marked with a
 * response's ID) stays, because the new leader may have adopted it.
 *
 * @throws LeaderReplaced after the deletion, if another tab leads
 */
export async function undoIfReplaced(run: PushRun, library: ResponseLibrary, item: DriveItem): Promise<void> {
  try {
    await requireLeader(run);
  } catch (error) {
    if (!(await tryUndo(library, item))) void retryUndo(run, library, item);
    throw error;
  }
}

/**
 * Retries in the background after a network failure. The caller doesn't wait, because this tab may become the leader
 * again.
 */
async function retryUndo({ ports }: PushRun, library: ResponseLibrary, item: DriveItem): Promise<void> {
  for (let tries = 0; tries < maxDelayedAttempts; tries += 1) {
    await ports.clock.wait(computeBackOffMs(ports.chance, tries));
    if (await tryUndo(library, item)) return;
  }
}

function tryUndo(library: ResponseLibrary, item: DriveItem): Promise<boolean> {
  return undoUpload(library, item).then(
    () => true,
    () => false,
  );
}

/**
 * Deletes an item that was just created, unless the item was claimed (marked with a response's ID), changed or, if it
 * is a folder, filled since.
 *
 * @throws GraphError when the item couldn't be deleted, with 412 when its eTag changed on each attempt · GraphOutage
 */
export async function undoUpload(library: ResponseLibrary, { id, cTag }: DriveItem): Promise<void> {
  const { graph, driveId } = library;
  for (let tries = 1; ; tries += 1) {
    const now = await getItemWithFields(library, id);
    if (!now || !isUntouched(now, cTag)) return;
    try {
      await graph.call(
        operations.deleteItem,
        { driveId, itemId: id },
        now.eTag === undefined ? {} : { ifMatch: now.eTag },
      );
      return;
    } catch (error) {
      // The service changes eTags by itself; the next check finds out whether another writer changed the item.
      if (!(error instanceof GraphError) || error.status !== 412 || tries === maxImmediateAttempts) throw error;
    }
  }
}

function isUntouched({ listItem, folder, cTag }: DriveItem, expectedTag: string | undefined): boolean {
  const { tfItemType, tfResponseId } = listItem?.fields ?? {};
  if (tfItemType !== undefined || tfResponseId !== undefined) return false;
  return folder ? folder.childCount === 0 : cTag === expectedTag;
}
