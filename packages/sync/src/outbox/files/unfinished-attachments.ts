import type { SubmissionData } from '@tideform/engine';
import { type DriveItem, GraphError, getNameKey, operations } from '@tideform/graph';
import { addJournalEntry } from '../../database/journal.ts';
import { runAsLeader } from '../../database/lease.ts';
import type { AttachmentRow, ResponseRow } from '../../database/rows.ts';
import { findFiles, isRewrittenByService } from '../../files/stored-file.ts';
import type { PushRun } from '../push-run.ts';
import { getItemWithFields, ignoreNotFound } from '../remote/find-response-library.ts';
import {
  type AttachmentFolder,
  isAttachmentOfResponse,
  isReferencedByCopy,
  isUnclaimed,
  listChildren,
} from './attachment-folder.ts';

/**
 * Returns the response's files whose upload was started without a record that it finished: the tab crashed, or the
 * response was lost. They may exist in the folder under their names.
 */
export async function findUnfinishedAttachments({ database }: PushRun, responseId: string): Promise<AttachmentRow[]> {
  const rows = await database.attachments.where('responseId').equals(responseId).toArray();
  return rows.filter(({ sending, claiming, arrived, leaving }) => {
    const hasStarted = sending === 1 || claiming !== undefined;
    return hasStarted && !arrived && leaving === undefined;
  });
}

/**
 * Returns whether an item is this unfinished upload: the upload was started, the item isn't claimed and has the file's
 * name and content, and only this user has created or changed it. The content of Office files and PDFs isn't compared,
 * because the service changes it (SYNC-52).
 */
export function isUnfinishedUpload({ ports }: PushRun, row: AttachmentRow, item: DriveItem): boolean {
  if (row.sending !== 1 || getNameKey(item.name) !== getNameKey(row.name)) return false;
  if (item.folder || !isUnclaimed(item)) return false;
  const people = [item.createdBy, item.lastModifiedBy].map((by) => by?.user?.id);
  const person = ports.identity()?.userId;
  if (person === undefined || people.some((id) => id !== person)) return false;
  if (isRewrittenByService(row.name)) return true;
  const hash = item.file?.hashes?.quickXorHash;
  return item.size === row.sizeBytes && hash !== undefined && hash === row.quickXorHash;
}

/**
 * Deletes unfinished uploads that a draft doesn't refer to, including uploads that were claimed since. Uploads that
 * aren't found are searched for again with each push, because a delayed request may still arrive.
 */
export async function deleteUnfinishedUploads(
  run: PushRun,
  folder: AttachmentFolder,
  data: SubmissionData,
): Promise<void> {
  const isNamed = (row: AttachmentRow, answers: SubmissionData) => findFiles(answers).some(({ id }) => id === row.id);
  const rows = (await findUnfinishedAttachments(run, folder.responseId)).filter((row) => !isNamed(row, data));
  const isThis = (row: AttachmentRow, item: DriveItem) =>
    isUnfinishedUpload(run, row, item) || (isAttachmentOfResponse(item, folder.responseId) && item.id === row.claiming);
  await deleteUploads(run, folder, rows, {
    isUploadOf: isThis,
    canDelete: (row, { data: now }) => !isNamed(row, now.data),
  });
}

/**
 * Deletes unfinished uploads of a draft that is replaced by another device's state. The draft's answers and files move
 * to the copy and are sent again from there. Claimed files may belong to the other device and stay.
 */
export async function deleteUnclaimedUploads(run: PushRun, folder: AttachmentFolder): Promise<void> {
  const rows = await findUnfinishedAttachments(run, folder.responseId);
  await deleteUploads(run, folder, rows, {
    isUploadOf: (row, item) => isUnfinishedUpload(run, row, item),
    canDelete: () => true,
  });
}

interface SweepCriteria {
  readonly isUploadOf: (row: AttachmentRow, item: DriveItem) => boolean;
  /** Checked with the response's current row right before the deletion. */
  readonly canDelete: (row: AttachmentRow, response: ResponseRow) => boolean;
}

async function deleteUploads(
  run: PushRun,
  folder: AttachmentFolder,
  rows: readonly AttachmentRow[],
  { isUploadOf: isThis, canDelete }: SweepCriteria,
): Promise<void> {
  if (rows.length === 0) return;
  const { database, epoch } = run;
  const { responseId } = folder;
  const children = await listChildren(folder);
  for (const row of rows) {
    const item = children.find((child) => isThis(row, child));
    const isStillLeft = async () => {
      const response = await database.responses.get(responseId);
      const now = await database.attachments.get([responseId, row.id]);
      if (!item || !response || response.submitted || !now || now.arrived) return false;
      return canDelete(row, response) && !(await isReferencedByCopy(run, folder, item.id));
    };
    const isDeletable = () => runAsLeader(database, epoch, ['responses', 'attachments'], isStillLeft);
    if (!item || !(await deleteAttachment(run, folder, item, isDeletable))) continue;
    await runAsLeader(database, epoch, ['attachments'], () =>
      database.attachments.update([responseId, row.id], {
        sending: undefined,
        claiming: undefined,
        session: undefined,
      }),
    );
  }
}

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
