import { operations } from '@tideform/graph';
import { addJournalEntry } from '../../database/journal.ts';
import { runAsLeader } from '../../database/lease.ts';
import type { ResponseRow, WriterRevision } from '../../database/rows.ts';
import { adoptFiles } from '../../files/build-manifest-files.ts';
import { type FileLocation, withFileLocations } from '../../files/stored-file.ts';
import { fileNames } from '../../library/layout.ts';
import { deleteRemovedDraftFiles } from '../files/delete-removed-files.ts';
import { clearFileLocations, sendAttachments } from '../files/send-attachments.ts';
import type { PushRun } from '../push-run.ts';
import { buildDraftFields, setDraftFields } from '../remote/fields.ts';
import { findResponseLibrary, isAccessLost, type ResponseLibrary } from '../remote/find-response-library.ts';
import { findResponsesParent } from '../remote/find-responses-parent.ts';
import { getOrCreateFolder } from '../remote/response-folder.ts';
import { undoIfReplaced } from '../remote/undo-upload.ts';
import { hasExpectedContent, type UploadTarget, uploadVerified } from '../remote/upload-verified.ts';
import { type DraftFile, encodeJson, toStoredResponse } from '../response-file.ts';
import { deleteDraft } from './delete-draft.ts';
import { acceptRemoteState, findRemoteState, type RemoteState } from './remote-state.ts';

/**
 * Sends one changed draft to the library: its JSON with the item type `response`, or its deletion. If another device
 * has changed the draft meanwhile, the local answers are saved as a copy.
 */
export async function pushDraft(run: PushRun, responseId: string): Promise<void> {
  const pending = await run.database.responses.get(responseId);
  if (!pending || pending.submitted || !pending.isDirty || pending.resubmission) return;
  if (pending.deleted) return deleteDraft(run, pending);
  if (isEmptyDraft(pending)) return endPush(run, pending, {}, new Map());
  const number = await getOrFetchNumber(run, pending);
  const library = await findResponseLibrary(run, pending);
  const row = await leaveClosedFolder(run, library, pending);
  const folderId = await getOrCreateDraftFolder(run, library, row, number);
  const remoteState = await findRemoteState(library, row, folderId);
  if (remoteState.kind !== 'ours') return acceptRemoteState(run, library, row, remoteState);
  const files = { library, folderId: remoteState.folderId, responseId: row.id, formId: row.formId };
  await adoptFiles(run, row);
  const locations = await sendAttachments(run, files, row.data.data, { verify: false });
  const draft = { ...withUploadedFiles(row, locations), writer: await getOrCreateWriter(run, row) };
  const remote = await uploadDraft(run, library, remoteState, draft, number);
  await deleteRemovedDraftFiles(run, files, draft.data.data);
  await endPush(
    run,
    row,
    { ...remote, base: toWriterRevision(draft), folderDriveItemId: remoteState.folderId },
    locations,
  );
}

type DraftWithWriter = ResponseRow & { readonly writer: string };

function toWriterRevision({ writer, revision }: DraftWithWriter): WriterRevision {
  return { writer, revision };
}

/** Returns the ID under which this device writes the draft; it is stored before its first use. */
async function getOrCreateWriter(run: PushRun, row: ResponseRow): Promise<string> {
  if (row.writer) return row.writer;
  const writer = run.ports.chance.uuid();
  await updateResponse(run, row.id, { writer });
  return writer;
}

function isEmptyDraft(row: ResponseRow): boolean {
  return Object.keys(row.data.data).length === 0 && !row.folderDriveItemId;
}

async function getOrFetchNumber(run: PushRun, row: ResponseRow): Promise<number> {
  if (row.submissionNumber !== undefined) return row.submissionNumber;
  const submissionNumber = await run.ports.server.nextSubmissionNumber(row.teamId, row.formId, row.id);
  await updateResponse(run, row.id, { submissionNumber });
  return submissionNumber;
}

/**
 * Returns the draft without its remote location if the user has lost access to the folder; it then gets a new folder,
 * and its files are sent there too.
 */
async function leaveClosedFolder(run: PushRun, library: ResponseLibrary, row: ResponseRow): Promise<ResponseRow> {
  const { folderDriveItemId } = row;
  if (!folderDriveItemId || !(await isAccessLost(run, library, row.formId, folderDriveItemId))) return row;
  const noLocation = { folderDriveItemId: undefined, driveItemId: undefined, eTag: undefined, webUrl: undefined };
  const { database, epoch } = run;
  await runAsLeader(database, epoch, ['responses', 'attachments'], async () => {
    await database.responses.update(row.id, noLocation);
    await clearFileLocations(database, row.id);
  });
  return (await database.responses.get(row.id)) ?? row;
}

async function getOrCreateDraftFolder(
  run: PushRun,
  library: ResponseLibrary,
  row: ResponseRow,
  submissionNumber: number,
): Promise<string> {
  if (row.folderDriveItemId) return row.folderDriveItemId;
  const owner = { responseId: row.id, formId: row.formId, formTitle: row.formTitle, submissionNumber };
  const parent = await findResponsesParent(run, library, row);
  const folderDriveItemId = await getOrCreateFolder(run, parent, owner);
  await updateResponse(run, row.id, { folderDriveItemId });
  return folderDriveItemId;
}

async function uploadDraft(
  run: PushRun,
  library: ResponseLibrary,
  { found, folderId }: Extract<RemoteState, { readonly kind: 'ours' }>,
  row: DraftWithWriter,
  submissionNumber: number,
): Promise<Partial<ResponseRow>> {
  const target: UploadTarget = found
    ? { itemId: found.id, ifMatch: found.eTag }
    : { folderId, name: fileNames.responseDraft };
  const stored = toStoredResponse(row, submissionNumber);
  const draft: DraftFile = {
    ...stored,
    writtenBy: toWriterRevision(row),
    ...(row.conflict && { conflict: row.conflict }),
  };
  const bytes = encodeJson(draft);
  const failure = { kind: 'upload-refused', parameters: { file: fileNames.responseDraft } } as const;
  const content = { bytes, contentType: 'application/json', failure };
  const item = await uploadVerified(library, target, content);
  if (!found) await undoIfReplaced(run, library, item);
  await setDraftFields(library, item.id, buildDraftFields(stored, row, submissionNumber));
  // Setting the fields has changed the eTag. The row stores the new one, so that the next pull recognizes this write.
  const now = await library.graph.call(operations.getItem, { driveId: library.driveId, itemId: item.id });
  // If another device wrote meanwhile, its eTag must not be stored as ours.
  return { driveItemId: item.id, webUrl: now.webUrl, eTag: hasExpectedContent(now, bytes) ? now.eTag : undefined };
}

/**
 * Adds the locations of uploaded files to a draft's answers.
 * NOTE: an editor that has the draft open doesn't know these locations, so its next save writes the answers without
 * them.
 */
function withUploadedFiles(row: ResponseRow, locations: ReadonlyMap<string, FileLocation>): ResponseRow {
  return { ...row, data: { ...row.data, data: withFileLocations(row.data.data, locations) } };
}

/**
 * Marks the draft as sent, unless it was changed during the upload; the next pass over the outbox then sends the newer
 * answers.
 */
function endPush(
  run: PushRun,
  pushed: ResponseRow,
  remote: Partial<ResponseRow>,
  locations: ReadonlyMap<string, FileLocation>,
): Promise<void> {
  const { database, epoch, ports } = run;
  return runAsLeader(database, epoch, ['responses', 'journal'], async () => {
    const row = await database.responses.get(pushed.id);
    if (!row || row.submitted) return;
    const { pushFailure: _, ...rest } = row;
    const unchanged = row.revision === pushed.revision;
    await database.responses.put({ ...withUploadedFiles(rest, locations), ...remote, isDirty: unchanged ? 0 : 1 });
    await addJournalEntry(database, ports.clock, row.id, 'draft synced');
  });
}

async function updateResponse(run: PushRun, responseId: string, found: Partial<ResponseRow>): Promise<void> {
  await runAsLeader(run.database, run.epoch, ['responses'], () => run.database.responses.update(responseId, found));
}
