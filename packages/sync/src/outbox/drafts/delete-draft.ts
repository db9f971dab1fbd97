import { type DriveItem, operations } from '@tideform/graph';
import { addJournalEntry } from '../../database/journal.ts';
import { runAsLeader } from '../../database/lease.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { deleteLocalFiles, fileTables } from '../../files/delete-local-files.ts';
import { fileNames } from '../../library/layout.ts';
import { CheckExpiredError } from '../../retries/verdict.ts';
import { deleteUnclaimedUploads } from '../files/unfinished-attachments.ts';
import { type PushRun, requireLeader } from '../push-run.ts';
import { findResponseLibrary, ignoreNotFound, type ResponseLibrary } from '../remote/find-response-library.ts';
import { findResponsesParent } from '../remote/find-responses-parent.ts';
import { deleteFolder, findFolder } from '../remote/response-folder.ts';
import { acceptRemoteState, findRemoteState } from './remote-state.ts';

/**
 * If listing the folder took longer than this, the result may be outdated: the network was slow, or this tab was
 * suspended.
 */
const maxCheckMs = 10_000;

/**
 * Deletes a discarded draft: first its remote folder with all content, then the local row. If another device has
 * changed or submitted the draft since, it is kept.
 */
export async function deleteDraft(run: PushRun, row: ResponseRow): Promise<void> {
  // A draft without a number never had a folder.
  if (row.submissionNumber !== undefined) {
    const library = await findResponseLibrary(run, row);
    const folderId = await findDraftFolder(run, library, row, row.submissionNumber);
    if (folderId && !(await deleteRemoteDraft(run, library, row, folderId))) return;
  }
  const { database, epoch, ports } = run;
  await runAsLeader(database, epoch, ['responses', 'discards', 'journal', ...fileTables], async () => {
    await database.responses.delete(row.id);
    await recordDiscard(run, row);
    await deleteLocalFiles(database, row.id);
    await addJournalEntry(database, ports.clock, row.id, 'draft deleted');
  });
}

/**
 * Records the discard, so that `sweepDiscarded` can delete a folder that a delayed call of a former leader creates
 * later. Nothing is recorded for a draft without a number, because no call for its folder can be in progress.
 */
async function recordDiscard({ database, ports }: PushRun, row: ResponseRow): Promise<void> {
  const { id: responseId, tenantId, userId, teamId, formId, formTitle, submissionNumber } = row;
  if (submissionNumber === undefined) return;
  const at = ports.clock.now();
  await database.discards.put({ responseId, tenantId, userId, teamId, formId, formTitle, submissionNumber, at });
}

async function findDraftFolder(run: PushRun, library: ResponseLibrary, row: ResponseRow, submissionNumber: number) {
  if (row.folderDriveItemId) return row.folderDriveItemId;
  const { id: responseId, formId, formTitle } = row;
  return findFolder(await findResponsesParent(run, library, row), { responseId, formId, formTitle, submissionNumber });
}

/**
 * Deletes the remote copy. Returns `false` if another device has changed or submitted the draft; the conflict is then
 * resolved.
 */
async function deleteRemoteDraft(
  run: PushRun,
  library: ResponseLibrary,
  row: ResponseRow,
  folderId: string,
): Promise<boolean> {
  const meeting = await findRemoteState(library, row, folderId);
  if (meeting.kind === 'edited' || meeting.kind === 'submitted') {
    await acceptRemoteState(run, library, row, meeting);
    return false;
  }
  const found = 'found' in meeting ? meeting.found : undefined;
  if (found) await deleteFile(library, found);
  const { clock } = run.ports;
  const startedMs = clock.monotonicMs();
  if (await containsResponse(library, folderId)) {
    await deleteUnclaimedUploads(run, { library, folderId, responseId: row.id, formId: row.formId });
    return true;
  }
  await requireLeader(run);
  if (clock.monotonicMs() - startedMs > maxCheckMs) throw new CheckExpiredError();
  await deleteFolder(run, library, { id: folderId });
  return true;
}

/**
 * Deletes the draft's file before its folder, and only in the state that was read, because a folder's eTag doesn't
 * change with its files.
 */
async function deleteFile({ graph, driveId }: ResponseLibrary, { id, eTag }: DriveItem): Promise<void> {
  await ignoreNotFound(
    graph.call(operations.deleteItem, { driveId, itemId: id }, eTag === undefined ? {} : { ifMatch: eTag }),
  );
}

/** Returns whether another device has just submitted the response into this folder. */
async function containsResponse({ graph, driveId }: ResponseLibrary, itemId: string): Promise<boolean> {
  const query = { select: ['id', 'name'] };
  const page = await ignoreNotFound(graph.page(operations.listChildren, { driveId, itemId }, { query }));
  const names: readonly string[] = [fileNames.responseDraft, fileNames.responseSubmitted, fileNames.submissionPdf];
  return page?.rows.some((item) => names.includes(item.name)) ?? false;
}
