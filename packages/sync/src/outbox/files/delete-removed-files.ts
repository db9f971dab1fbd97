import type { SubmissionData } from '@tideform/engine';
import type { DriveItem } from '@tideform/graph';
import { runAsLeader } from '../../database/lease.ts';
import type { AttachmentRow } from '../../database/rows.ts';
import { findFiles } from '../../files/stored-file.ts';
import type { PushRun } from '../push-run.ts';
import { getItemWithFields } from '../remote/find-response-library.ts';
import {
  type AttachmentFolder,
  isAttachmentOfResponse,
  isReferencedByCopy,
  listChildren,
} from './attachment-folder.ts';
import {
  deleteAttachment,
  deleteUnfinishedUploads,
  findUnfinishedAttachments,
  isUnfinishedUpload,
} from './unfinished-attachments.ts';

/** Returns the IDs of the response's attachments that its answers don't refer to, including unfinished ones. */
export async function findUnreferencedAttachments(
  run: PushRun,
  folder: AttachmentFolder,
  data: SubmissionData,
): Promise<string[]> {
  const named = new Set(findFiles(data).map((file) => file.driveItemId));
  const unfinished = await findUnfinishedAttachments(run, folder.responseId);
  const children = await listChildren(folder);
  return children
    .filter((item) => isOwnAttachment(run, folder, unfinished, item) && !named.has(item.id))
    .map(({ id }) => id);
}

/**
 * Deletes attachments that a submit or resubmission removed. Call it only after the commit, because until then another
 * device may have other answers. Other items in the folder may belong to an edit in progress.
 */
export async function deleteUnreferencedItems(
  run: PushRun,
  folder: AttachmentFolder,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  const unfinished = await findUnfinishedAttachments(run, folder.responseId);
  for (const item of await listChildren(folder)) {
    if (!itemIds.includes(item.id) || !isOwnAttachment(run, folder, unfinished, item)) continue;
    await deleteAttachment(run, folder, item, () =>
      runAsLeader(
        run.database,
        run.epoch,
        ['responses'],
        async () => !(await isReferencedByCopy(run, folder, item.id)),
      ),
    );
  }
}

function isOwnAttachment(
  run: PushRun,
  { responseId }: AttachmentFolder,
  unfinished: readonly AttachmentRow[],
  item: DriveItem,
): boolean {
  return isAttachmentOfResponse(item, responseId) || unfinished.some((row) => isUnfinishedUpload(run, row, item));
}

/**
 * Deletes files that this device has sent for a draft and that its answers no longer refer to. The bytes stay on the
 * device and are sent again if the user undoes the removal.
 */
export async function deleteRemovedDraftFiles(
  run: PushRun,
  folder: AttachmentFolder,
  data: SubmissionData,
): Promise<void> {
  const { database, epoch } = run;
  const sent = new Set(findFiles(data).map((file) => file.id));
  const rows = await database.attachments.where('responseId').equals(folder.responseId).toArray();
  for (const { id, arrived, leaving } of rows) {
    const itemId = arrived?.driveItemId ?? leaving;
    if (itemId === undefined || sent.has(id)) continue;
    const item = await getItemWithFields(folder.library, itemId);
    if (item && !(await deleteAttachment(run, folder, item, () => releaseFile(run, folder, id, itemId)))) continue;
    await runAsLeader(database, epoch, ['attachments'], () =>
      database.attachments.update([folder.responseId, id], { arrived: undefined, leaving: undefined }),
    );
  }
  await deleteUnfinishedUploads(run, folder, data);
}

/**
 * Returns whether a file may be deleted from the library, based on what the draft refers to now, and marks it as not
 * sent, so that it is sent again if the draft refers to it later.
 */
function releaseFile(run: PushRun, folder: AttachmentFolder, id: string, itemId: string): Promise<boolean> {
  const { database, epoch } = run;
  const { responseId } = folder;
  return runAsLeader(database, epoch, ['responses', 'attachments'], async () => {
    const response = await database.responses.get(responseId);
    const file = await database.attachments.get([responseId, id]);
    const isThere = itemId === (file?.arrived?.driveItemId ?? file?.leaving);
    if (!response || response.submitted || !isThere) return false;
    if (findFiles(response.data.data).some((named) => named.id === id)) return false;
    if (await isReferencedByCopy(run, folder, itemId)) return false;
    await database.attachments.update([responseId, id], { arrived: undefined, leaving: itemId });
    return true;
  });
}
