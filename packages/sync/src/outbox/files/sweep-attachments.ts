import type { SubmissionData } from '@tideform/engine';
import type { DriveItem } from '@tideform/graph';
import { asLeader } from '../../database/lease.ts';
import type { AttachmentRow } from '../../database/rows.ts';
import { filesIn } from '../../files/stored-file.ts';
import type { PushRun } from '../push-run.ts';
import { itemWithFields } from '../remote/response-library.ts';
import { type AttachmentFolder, childrenOf, isClaimed } from './attachment-folder.ts';
import { deleteAttachment } from './delete-attachment.ts';
import { isNamedByCopy } from './named-by-copy.ts';
import { isUnfinished, sweepUnfinished, unfinishedAttachments } from './unfinished-attachments.ts';

/** Attachments of the response that its answers do not name, or not any more; unfinished ones too. */
export async function unnamedAttachments(
  run: PushRun,
  folder: AttachmentFolder,
  data: SubmissionData,
): Promise<string[]> {
  const named = new Set(filesIn(data).map((file) => file.driveItemId));
  const unfinished = await unfinishedAttachments(run, folder.responseId);
  const children = await childrenOf(folder);
  return children.filter((item) => isOurs(run, folder, unfinished, item) && !named.has(item.id)).map(({ id }) => id);
}

/**
 * Deletes attachments that a submit or a resubmission has taken out, once it has arrived: before, another device may hold
 * other answers. Others in the folder may be of an edit that is on its way.
 */
export async function sweepItems(run: PushRun, folder: AttachmentFolder, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  const unfinished = await unfinishedAttachments(run, folder.responseId);
  for (const item of await childrenOf(folder)) {
    if (!itemIds.includes(item.id) || !isOurs(run, folder, unfinished, item)) continue;
    await deleteAttachment(run, folder, item, () =>
      asLeader(run.database, run.epoch, ['responses'], async () => !(await isNamedByCopy(run, folder, item.id))),
    );
  }
}

function isOurs(
  run: PushRun,
  { responseId }: AttachmentFolder,
  unfinished: readonly AttachmentRow[],
  item: DriveItem,
): boolean {
  return isClaimed(item, responseId) || unfinished.some((row) => isUnfinished(run, row, item));
}

/**
 * Deletes what this device has sent for a draft whose answers do not name it any more. Its bytes stay on the device: when
 * the person takes the removal back, it is sent again.
 */
export async function sweepDraft(run: PushRun, folder: AttachmentFolder, data: SubmissionData): Promise<void> {
  const { database, epoch } = run;
  const sent = new Set(filesIn(data).map((file) => file.id));
  const rows = await database.attachments.where('responseId').equals(folder.responseId).toArray();
  for (const { id, arrived, leaving } of rows) {
    const itemId = arrived?.driveItemId ?? leaving;
    if (itemId === undefined || sent.has(id)) continue;
    const item = await itemWithFields(folder.library, itemId);
    if (item && !(await deleteAttachment(run, folder, item, () => letGo(run, folder, id, itemId)))) continue;
    await asLeader(database, epoch, ['attachments'], () =>
      database.attachments.update([folder.responseId, id], { arrived: undefined, leaving: undefined }),
    );
  }
  await sweepUnfinished(run, folder, data);
}

/**
 * Whether the file may go from the library: what the draft names now decides, not what it named when it was sent. Who names
 * it again finds from here on that it has to be sent.
 */
function letGo(run: PushRun, folder: AttachmentFolder, id: string, itemId: string): Promise<boolean> {
  const { database, epoch } = run;
  const { responseId } = folder;
  return asLeader(database, epoch, ['responses', 'attachments'], async () => {
    const response = await database.responses.get(responseId);
    const file = await database.attachments.get([responseId, id]);
    const isThere = itemId === (file?.arrived?.driveItemId ?? file?.leaving);
    if (!response || response.submitted || !isThere) return false;
    if (filesIn(response.data.data).some((named) => named.id === id)) return false;
    if (await isNamedByCopy(run, folder, itemId)) return false;
    await database.attachments.update([responseId, id], { arrived: undefined, leaving: itemId });
    return true;
  });
}
