import { type DriveItem, operations } from '@tideform/graph';
import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { fileTables, forgetFiles } from '../../files/forget-files.ts';
import { fileNames } from '../../library/layout.ts';
import type { PushRun } from '../push-run.ts';
import { findFolder } from '../remote/response-folder.ts';
import { ifFound, type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { responsesParent } from '../remote/responses-parent.ts';
import { meetRemote } from './meet-remote.ts';
import { settleMeeting } from './settle-meeting.ts';

/**
 * Deletes a discarded draft: its remote folder with everything in it first, then the local row. What another device has
 * changed or submitted since is not what was discarded: that stays.
 */
export async function deleteDraft(run: PushRun, row: ResponseRow): Promise<void> {
  // Without a number there never was a folder.
  if (row.submissionNumber !== undefined) {
    const library = await responseLibrary(run, row);
    const folderId = await draftFolder(run, library, row, row.submissionNumber);
    if (folderId && !(await deleteRemote(run, library, row, folderId))) return;
  }
  const { database, epoch, ports } = run;
  await asLeader(database, epoch, ['responses', 'journal', ...fileTables], async () => {
    await database.responses.delete(row.id);
    await forgetFiles(database, row.id);
    await note(database, ports.clock, row.id, 'draft deleted');
  });
}

async function draftFolder(run: PushRun, library: ResponseLibrary, row: ResponseRow, submissionNumber: number) {
  if (row.folderDriveItemId) return row.folderDriveItemId;
  const { id: responseId, formId, formTitle } = row;
  return findFolder(await responsesParent(run, library, row), { responseId, formId, formTitle, submissionNumber });
}

/** `false`: it is not ours to delete any more, and that is settled. */
async function deleteRemote(
  run: PushRun,
  library: ResponseLibrary,
  row: ResponseRow,
  folderId: string,
): Promise<boolean> {
  const meeting = await meetRemote(library, row, folderId);
  if (meeting.kind === 'edited' || meeting.kind === 'submitted') {
    await settleMeeting(run, row.id, meeting);
    return false;
  }
  const found = 'found' in meeting ? meeting.found : undefined;
  if (found) await deleteFile(library, found);
  if (!(await holdsResponse(library, folderId))) await deleteFolder(library, folderId);
  return true;
}

/** The file goes first, and only in the state that was looked at: a folder's own eTag knows nothing of its files. */
async function deleteFile({ graph, driveId }: ResponseLibrary, { id, eTag }: DriveItem): Promise<void> {
  await ifFound(
    graph.call(operations.deleteItem, { driveId, itemId: id }, eTag === undefined ? {} : { ifMatch: eTag }),
  );
}

async function deleteFolder({ graph, driveId }: ResponseLibrary, itemId: string): Promise<void> {
  await ifFound(graph.call(operations.deleteItem, { driveId, itemId }));
}

/** Another device is submitting the response into this folder just now. */
async function holdsResponse({ graph, driveId }: ResponseLibrary, itemId: string): Promise<boolean> {
  const query = { select: ['id', 'name'] };
  const page = await ifFound(graph.page(operations.listChildren, { driveId, itemId }, { query }));
  const names: readonly string[] = [fileNames.responseDraft, fileNames.responseSubmitted, fileNames.submissionPdf];
  return page?.rows.some((item) => names.includes(item.name)) ?? false;
}
