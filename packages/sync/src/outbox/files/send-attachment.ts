import { type DriveItem, GraphError, getNameKey } from '@tideform/graph';
import { addJournalEntry } from '../../database/journal.ts';
import { runAsLeader, runAsLeaderStrict } from '../../database/lease.ts';
import type { AttachmentRow } from '../../database/rows.ts';
import { findFreeFileName } from '../../files/find-free-file-name.ts';
import { isRewrittenByService } from '../../files/stored-file.ts';
import type { PushRun } from '../push-run.ts';
import { buildFileFields, setSubmissionFields } from '../remote/fields.ts';
import { getChildWithFields } from '../remote/find-response-library.ts';
import { undoIfReplaced } from '../remote/undo-upload.ts';
import { type AttachmentFolder, isAttachmentOfResponse, isUnclaimed } from './attachment-folder.ts';
import { type FileContent, isSameContent, loadFileContent, uploadContent } from './upload-content.ts';

/** Attempts with other names, when a name is taken between listing the folder and the upload. */
const maxNameAttempts = 4;

interface AttachmentUploadContext {
  readonly run: PushRun;
  readonly folder: AttachmentFolder;
  /** Maps names to the items of the folder. */
  readonly present: Map<string, DriveItem>;
  readonly content: FileContent;
}

/**
 * Uploads one file to the response's folder and claims it (marks it with the response's ID). An existing item with the
 * file's name is adopted if it is this file, from an attempt whose response was lost; otherwise the file gets another
 * name. Repeated calls end with a single file.
 */
export async function sendAttachment(
  run: PushRun,
  folder: AttachmentFolder,
  present: Map<string, DriveItem>,
  attachment: AttachmentRow,
): Promise<void> {
  const sending: AttachmentUploadContext = { run, folder, present, content: await loadFileContent(run, attachment) };
  let row = attachment;
  for (let tries = 1; ; tries += 1) {
    const existing = present.get(getNameKey(row.name));
    if (existing && !isSameFile(sending, row, existing)) row = await rename(sending, row);
    else if (existing) return claimItem(sending, row, existing);
    try {
      return await claimItem(sending, row, await uploadAttachment(sending, row));
    } catch (error) {
      if (!(error instanceof GraphError) || error.status !== 409 || tries === maxNameAttempts) throw error;
      const taken = await getChildWithFields(folder.library, folder.folderId, row.name);
      if (!taken) throw error;
      present.set(getNameKey(row.name), taken);
    }
  }
}

function isSameFile({ folder, content }: AttachmentUploadContext, row: AttachmentRow, item: DriveItem): boolean {
  if (!isAttachmentOfResponse(item, folder.responseId) && !isUnclaimed(item)) return false;
  return isSameContent(item, content) || (row.sending === 1 && isRewrittenByService(row.name) && !item.folder);
}

async function uploadAttachment(sending: AttachmentUploadContext, row: AttachmentRow): Promise<DriveItem> {
  const { run, folder, content } = sending;
  await recordUploadStart(run, row, content);
  let finished: DriveItem | undefined;
  const findFinished = async () => {
    const there = await getChildWithFields(folder.library, folder.folderId, row.name);
    finished = there && isSameFile(sending, { ...row, sending: 1 }, there) ? there : undefined;
    return finished;
  };
  const keepRow = (progress: Partial<AttachmentRow>) => saveProgress(run, row, progress);
  const item = await uploadContent({ run, folder, row, content, updateAttachment: keepRow, findFinished });
  if (item !== finished) await undoIfReplaced(run, folder.library, item);
  return item;
}

/**
 * Gives the file a free name because another item has its name, and stores the new name before anything is sent with
 * it.
 */
async function rename({ run, present }: AttachmentUploadContext, row: AttachmentRow): Promise<AttachmentRow> {
  const { database, epoch, ports } = run;
  const { session: _session, sending: _sending, claiming: _claiming, ...rest } = row;
  return runAsLeader(database, epoch, ['attachments'], async () => {
    const others = await database.attachments.where('responseId').equals(row.responseId).toArray();
    const taken = new Set([...present.keys(), ...others.map((other) => getNameKey(other.name))]);
    const renamed = { ...rest, name: findFreeFileName(row.name, (key) => taken.has(key), ports.chance.random) };
    await database.attachments.put(renamed);
    return renamed;
  });
}

/**
 * Claims the uploaded item (marks it with the response's ID) and records its location.
 * NOTE: also updates an item that is already claimed. That changes its eTag, so that a concurrent deletion fails
 * (SYNC-260).
 */
async function claimItem({ run, folder }: AttachmentUploadContext, row: AttachmentRow, item: DriveItem): Promise<void> {
  const { library, responseId, formId } = folder;
  await saveProgress(run, row, { claiming: item.id });
  await setSubmissionFields(library, item.id, buildFileFields('attachment', { formId, responseId }));
  const arrived = { driveId: library.driveId, driveItemId: item.id, url: item.webUrl ?? '' };
  const { database, epoch, ports } = run;
  const there = { arrived, leaving: undefined, session: undefined, sending: undefined, claiming: undefined };
  await runAsLeader(database, epoch, ['attachments', 'journal'], async () => {
    await database.attachments.update([responseId, row.id], there);
    await addJournalEntry(database, ports.clock, responseId, 'file sent', row.id);
  });
}

/**
 * Stores the name and content hash before the upload starts, so that the file can be found later even if this tab
 * crashes and the file is removed from the answers.
 */
async function recordUploadStart(
  { database, epoch }: PushRun,
  { responseId, id }: AttachmentRow,
  { quickXorHash }: FileContent,
): Promise<void> {
  await runAsLeaderStrict(database, epoch, ['attachments'], ({ attachments }) =>
    attachments.update([responseId, id], { sending: 1, quickXorHash }),
  );
}

async function saveProgress(
  { database, epoch }: PushRun,
  { responseId, id }: AttachmentRow,
  progress: Partial<AttachmentRow>,
): Promise<void> {
  await runAsLeader(database, epoch, ['attachments'], () => database.attachments.update([responseId, id], progress));
}
