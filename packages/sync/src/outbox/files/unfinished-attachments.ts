import type { SubmissionData } from '@tideform/engine';
import { type DriveItem, nameKey } from '@tideform/graph';
import { asLeader } from '../../database/lease.ts';
import type { AttachmentRow, ResponseRow } from '../../database/rows.ts';
import { isRewrittenByService } from '../../files/is-rewritten-by-service.ts';
import { filesIn } from '../../files/stored-file.ts';
import type { PushRun } from '../push-run.ts';
import { type AttachmentFolder, childrenOf, isClaimed, isUnclaimed } from './attachment-folder.ts';
import { deleteAttachment } from './delete-attachment.ts';
import { isNamedByCopy } from './named-by-copy.ts';

/**
 * Files of the response whose sending has begun and of which nobody has written down that they arrived: the tab died on the
 * way, or the answer was lost. They may lie in the folder under their names.
 */
export async function unfinishedAttachments({ database }: PushRun, responseId: string): Promise<AttachmentRow[]> {
  const rows = await database.attachments.where('responseId').equals(responseId).toArray();
  return rows.filter(({ sending, claiming, arrived, leaving }) => {
    const hasBegun = sending === 1 || claiming !== undefined;
    return hasBegun && !arrived && leaving === undefined;
  });
}

/**
 * Is the item this very file, claimed by nobody? It bears the name and the content, and nobody but this person has made or
 * changed it. A file of Office is known by its name alone, since the service rewrites it (SYNC-52): it has come there after
 * its sending was begun.
 */
export function isUnfinished({ ports }: PushRun, row: AttachmentRow, item: DriveItem): boolean {
  if (row.sending !== 1 || nameKey(item.name) !== nameKey(row.name)) return false;
  if (item.folder || !isUnclaimed(item)) return false;
  const people = [item.createdBy, item.lastModifiedBy].map((by) => by?.user?.id);
  const person = ports.identity()?.userId;
  if (person === undefined || people.some((id) => id !== person)) return false;
  if (isRewrittenByService(row.name)) return true;
  const hash = item.file?.hashes?.quickXorHash;
  return item.size === row.sizeBytes && hash !== undefined && hash === row.quickXorHash;
}

/**
 * Deletes the unfinished files that a draft does not name, also what was claimed since. What is not found is looked for
 * again with each push: a request that nobody waits for any more may arrive late.
 */
export async function sweepUnfinished(run: PushRun, folder: AttachmentFolder, data: SubmissionData): Promise<void> {
  const isNamed = (row: AttachmentRow, answers: SubmissionData) => filesIn(answers).some(({ id }) => id === row.id);
  const rows = (await unfinishedAttachments(run, folder.responseId)).filter((row) => !isNamed(row, data));
  const isThis = (row: AttachmentRow, item: DriveItem) =>
    isUnfinished(run, row, item) || (isClaimed(item, folder.responseId) && item.id === row.claiming);
  await sweep(run, folder, rows, { isThis, mayGo: (row, { data: now }) => !isNamed(row, now.data) });
}

/**
 * Deletes the unfinished files of a draft that gives way to what another device has sent: they go with its answers into the
 * copy and are sent again from there. What is claimed may be the other's.
 */
export async function sweepSetAside(run: PushRun, folder: AttachmentFolder): Promise<void> {
  const rows = await unfinishedAttachments(run, folder.responseId);
  await sweep(run, folder, rows, { isThis: (row, item) => isUnfinished(run, row, item), mayGo: () => true });
}

interface Sweep {
  readonly isThis: (row: AttachmentRow, item: DriveItem) => boolean;
  /** Asked of the response as it is right before the deletion. */
  readonly mayGo: (row: AttachmentRow, response: ResponseRow) => boolean;
}

async function sweep(
  run: PushRun,
  folder: AttachmentFolder,
  rows: readonly AttachmentRow[],
  { isThis, mayGo }: Sweep,
): Promise<void> {
  if (rows.length === 0) return;
  const { database, epoch } = run;
  const { responseId } = folder;
  const children = await childrenOf(folder);
  for (const row of rows) {
    const item = children.find((child) => isThis(row, child));
    const isStillLeft = async () => {
      const response = await database.responses.get(responseId);
      const now = await database.attachments.get([responseId, row.id]);
      if (!item || !response || response.submitted || !now || now.arrived) return false;
      return mayGo(row, response) && !(await isNamedByCopy(run, folder, item.id));
    };
    const ask = () => asLeader(database, epoch, ['responses', 'attachments'], isStillLeft);
    if (!item || !(await deleteAttachment(run, folder, item, ask))) continue;
    await asLeader(database, epoch, ['attachments'], () =>
      database.attachments.update([responseId, row.id], {
        sending: undefined,
        claiming: undefined,
        session: undefined,
      }),
    );
  }
}
