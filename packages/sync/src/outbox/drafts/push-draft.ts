import { type DriveItem, type FieldValues, operations } from '@tideform/graph';
import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { fileNames } from '../../library/layout.ts';
import type { StoredResponse } from '../../sync.ts';
import type { PushRun } from '../push-run.ts';
import { cutText, setDraftFields } from '../remote/fields.ts';
import { getOrCreateFolder } from '../remote/response-folder.ts';
import { findResponseItem, isSubmission } from '../remote/response-item.ts';
import { type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { type UploadTarget, uploadVerified } from '../remote/verified-upload.ts';
import { jsonBytes, storedResponse } from '../response-file.ts';
import { deleteDraft } from './delete-draft.ts';

/** Brings one changed draft into the library: its JSON with the item type `response`, or its deletion. */
export async function pushDraft(run: PushRun, responseId: string): Promise<void> {
  const row = await run.database.responses.get(responseId);
  if (!row || row.submitted || !row.isDirty) return;
  if (row.deleted) return deleteDraft(run, row);
  if (isEmpty(row)) return endPush(run, row, {});
  const submissionNumber = await draftNumber(run, row);
  const library = await responseLibrary(run, row);
  const folderDriveItemId = await draftFolder(run, library, row, submissionNumber);
  const item = await upload(run, library, folderDriveItemId, row, submissionNumber);
  await endPush(run, row, { driveItemId: item.id, eTag: item.eTag, webUrl: item.webUrl });
}

function isEmpty(row: ResponseRow): boolean {
  return Object.keys(row.data.data).length === 0 && !row.folderDriveItemId;
}

async function draftNumber(run: PushRun, row: ResponseRow): Promise<number> {
  if (row.submissionNumber !== undefined) return row.submissionNumber;
  const submissionNumber = await run.ports.server.nextSubmissionNumber(row.teamId, row.formId, row.id);
  await keep(run, row.id, { submissionNumber });
  return submissionNumber;
}

async function draftFolder(
  run: PushRun,
  library: ResponseLibrary,
  row: ResponseRow,
  submissionNumber: number,
): Promise<string> {
  if (row.folderDriveItemId) return row.folderDriveItemId;
  const owner = { responseId: row.id, formId: row.formId, formTitle: row.formTitle, submissionNumber };
  const folderDriveItemId = await getOrCreateFolder(library, owner);
  await keep(run, row.id, { folderDriveItemId });
  return folderDriveItemId;
}

async function upload(
  run: PushRun,
  library: ResponseLibrary,
  folderId: string,
  row: ResponseRow,
  submissionNumber: number,
): Promise<DriveItem> {
  const found = await findResponseItem(library, folderId);
  if (found && isSubmission(found, row.id)) throw new Error('Already submitted on another device');
  const target: UploadTarget = found
    ? { itemId: found.id, ifMatch: found.eTag }
    : { folderId, name: fileNames.responseDraft };
  const stored = storedResponse(row, submissionNumber);
  const item = await uploadVerified(library, target, {
    bytes: jsonBytes(stored),
    contentType: 'application/json',
    failure: `Problem uploading ${fileNames.responseDraft}`,
  });
  if (!found) await takeBackIfReplaced(run, library, item);
  await setDraftFields(library, item.id, draftFields(stored, row, submissionNumber));
  // Setting fields has moved the eTag on: the pull that sees this one again knows it as our own write.
  return library.graph.call(operations.getItem, { driveId: library.driveId, itemId: item.id });
}

/**
 * A former leader that wakes up may have put a draft beside what the new leader has submitted since. It takes its own
 * file away again, unless somebody has touched that one.
 */
async function takeBackIfReplaced(run: PushRun, library: ResponseLibrary, item: DriveItem): Promise<void> {
  try {
    await asLeader(run.database, run.epoch, [], async () => {});
  } catch (error) {
    const { graph, driveId } = library;
    const untouched = item.eTag === undefined ? {} : { ifMatch: item.eTag };
    await graph.call(operations.deleteItem, { driveId, itemId: item.id }, untouched).catch(() => {});
    throw error;
  }
}

function draftFields(stored: StoredResponse, row: ResponseRow, submissionNumber: number): FieldValues {
  return {
    tfItemType: 'response',
    tfTitle: cutText(stored.title ?? ''),
    ...(row.channelId && { tfChannelId: row.channelId }),
    tfFormId: row.formId,
    tfFormVersion: row.version,
    tfResponseId: row.id,
    tfSubmissionNumber: submissionNumber,
    tfCollaborators: cutText(row.collaborators.map((person) => person.name).join(', ')),
  };
}

/** The draft is clean, unless it was changed while it was on its way: then the next pass takes the newer answers. */
function endPush(run: PushRun, pushed: ResponseRow, remote: Partial<ResponseRow>): Promise<void> {
  const { database, epoch, ports } = run;
  return asLeader(database, epoch, ['responses', 'journal'], async () => {
    const row = await database.responses.get(pushed.id);
    if (!row || row.submitted) return;
    const { pushFailure: _, ...rest } = row;
    const unchanged = row.revision === pushed.revision;
    await database.responses.put({ ...rest, ...remote, isDirty: unchanged ? 0 : 1 });
    await note(database, ports.clock, row.id, 'draft synced');
  });
}

async function keep(run: PushRun, responseId: string, found: Partial<ResponseRow>): Promise<void> {
  await asLeader(run.database, run.epoch, ['responses'], () => run.database.responses.update(responseId, found));
}
