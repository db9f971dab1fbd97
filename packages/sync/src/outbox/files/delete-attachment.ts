import { type DriveItem, GraphError, operations } from '@tideform/graph';
import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import type { PushRun } from '../push-run.ts';
import { ifFound, itemWithFields } from '../remote/response-library.ts';
import { type AttachmentFolder, isUnclaimed } from './attachment-folder.ts';

/** The service itself moves eTags on: then it is looked at once more. */
const triesAtMost = 2;

/**
 * Deletes an attachment in the state that was seen. `mayGo` is asked after the look and right before each call, as the
 * leader: who takes the file over later touches it, and the call fails. What cannot be deleted (locked, kept by a policy)
 * stays: it must not hold up what is whole without it. `false`: it may not go, or somebody has claimed it meanwhile.
 * `seen` needs its fields.
 *
 * @throws LeaderReplaced
 */
export async function deleteAttachment(
  run: PushRun,
  folder: AttachmentFolder,
  seen: DriveItem,
  mayGo: () => Promise<boolean>,
): Promise<boolean> {
  const { graph, driveId } = folder.library;
  for (let item = seen, tries = 1; ; tries += 1) {
    if (!(await mayGo())) return false;
    const untouched = item.eTag === undefined ? {} : { ifMatch: item.eTag };
    try {
      await ifFound(graph.call(operations.deleteItem, { driveId, itemId: item.id }, untouched));
      return true;
    } catch (error) {
      if (!(error instanceof GraphError) || error.status === 401) throw error;
      const now = error.status === 412 && tries < triesAtMost && (await itemWithFields(folder.library, item.id));
      if (now && isUnclaimed(seen) && !isUnclaimed(now)) return false;
      if (!now || now.cTag !== seen.cTag) {
        await tellLeftBehind(run, folder, error);
        return true;
      }
      item = now;
    }
  }
}

function tellLeftBehind({ database, epoch, ports }: PushRun, { responseId }: AttachmentFolder, { status }: GraphError) {
  return asLeader(database, epoch, ['journal'], () =>
    note(database, ports.clock, responseId, 'file left behind', String(status)),
  );
}
