import { type DriveItem, operations } from '@tideform/graph';
import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { fileTables, forgetFiles } from '../../files/forget-files.ts';
import { fileNames } from '../../library/layout.ts';
import { LookedTooLongAgo } from '../../retries/verdict.ts';
import { sweepSetAside } from '../files/unfinished-attachments.ts';
import type { PushRun } from '../push-run.ts';
import { deleteFolder } from '../remote/delete-folder.ts';
import { findFolder } from '../remote/response-folder.ts';
import { ifFound, type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { responsesParent } from '../remote/responses-parent.ts';
import { requireLeader } from '../require-leader.ts';
import { meetRemote } from './meet-remote.ts';
import { giveWay } from './settle-meeting.ts';

/** A look that has taken longer was held up: by a slow network, or because this tab was asleep. */
const lookMs = 10_000;

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
  await asLeader(database, epoch, ['responses', 'discards', 'journal', ...fileTables], async () => {
    await database.responses.delete(row.id);
    await rememberDiscard(run, row);
    await forgetFiles(database, row.id);
    await note(database, ports.clock, row.id, 'draft deleted');
  });
}

/** `sweepDiscarded` looks for what a former leader makes of it yet. Without a number nothing is under way. */
async function rememberDiscard({ database, ports }: PushRun, row: ResponseRow): Promise<void> {
  const { id: responseId, tenantId, userId, teamId, formId, formTitle, submissionNumber } = row;
  if (submissionNumber === undefined) return;
  const at = ports.clock.now();
  await database.discards.put({ responseId, tenantId, userId, teamId, formId, formTitle, submissionNumber, at });
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
    await giveWay(run, library, row, meeting);
    return false;
  }
  const found = 'found' in meeting ? meeting.found : undefined;
  if (found) await deleteFile(library, found);
  const { clock } = run.ports;
  const lookedMs = clock.monotonicMs();
  if (await holdsResponse(library, folderId)) {
    await sweepSetAside(run, { library, folderId, responseId: row.id, formId: row.formId });
    return true;
  }
  await requireLeader(run);
  if (clock.monotonicMs() - lookedMs > lookMs) throw new LookedTooLongAgo();
  await deleteFolder(run, library, { id: folderId });
  return true;
}

/** The file goes first, and only in the state that was looked at: a folder's own eTag knows nothing of its files. */
async function deleteFile({ graph, driveId }: ResponseLibrary, { id, eTag }: DriveItem): Promise<void> {
  await ifFound(
    graph.call(operations.deleteItem, { driveId, itemId: id }, eTag === undefined ? {} : { ifMatch: eTag }),
  );
}

/** Another device is submitting the response into this folder just now. */
async function holdsResponse({ graph, driveId }: ResponseLibrary, itemId: string): Promise<boolean> {
  const query = { select: ['id', 'name'] };
  const page = await ifFound(graph.page(operations.listChildren, { driveId, itemId }, { query }));
  const names: readonly string[] = [fileNames.responseDraft, fileNames.responseSubmitted, fileNames.submissionPdf];
  return page?.rows.some((item) => names.includes(item.name)) ?? false;
}
