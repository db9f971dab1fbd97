import { type DriveItem, GraphError, operations } from '@tideform/graph';
import { addJournalEntry } from '../../database/journal.ts';
import { runAsLeader } from '../../database/lease.ts';
import type { PushRun } from '../push-run.ts';
import { getItemWithFields, ignoreNotFound } from '../remote/find-response-library.ts';
import { type AttachmentFolder, isUnclaimed } from './attachment-folder.ts';

/** Maximum number of attempts: the service changes eTags by itself, so a failed precondition is checked once more. */
const maxAttempts = 2;

/**
 * Deletes an attachment, provided that it is still in the state in which it was read. Returns `false` if it must not be
 * deleted, or another response has claimed it meanwhile. An attachment that can't be deleted (locked, or retained by a
 * policy) stays, so that it doesn't block the response.
 *
 * @param expected the item with its fields
 * @param canDelete checked as the leader right before each call; later claims change the eTag, so the call fails
 * @throws LeaderReplaced
 */
export async function deleteAttachment(
  run: PushRun,
  folder: AttachmentFolder,
  expected: DriveItem,
  canDelete: () => Promise<boolean>,
): Promise<boolean> {
  const { graph, driveId } = folder.library;
  for (let item = expected, tries = 1; ; tries += 1) {
    if (!(await canDelete())) return false;
    const untouched = item.eTag === undefined ? {} : { ifMatch: item.eTag };
    try {
      await ignoreNotFound(graph.call(operations.deleteItem, { driveId, itemId: item.id }, untouched));
      return true;
    } catch (error) {
      if (!(error instanceof GraphError) || error.status === 401) throw error;
      const now = error.status === 412 && tries < maxAttempts && (await getItemWithFields(folder.library, item.id));
      if (now && isUnclaimed(expected) && !isUnclaimed(now)) return false;
      if (!now || now.cTag !== expected.cTag) {
        await recordLeftBehind(run, folder, error);
        return true;
      }
      item = now;
    }
  }
}

function recordLeftBehind(
  { database, epoch, ports }: PushRun,
  { responseId }: AttachmentFolder,
  { status }: GraphError,
) {
  return runAsLeader(database, epoch, ['journal'], () =>
    addJournalEntry(database, ports.clock, responseId, 'file left behind', String(status)),
  );
}
