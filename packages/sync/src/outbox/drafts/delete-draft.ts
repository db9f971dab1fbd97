import { operations } from '@tideform/graph';
import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import type { ResponseRow } from '../../database/rows.ts';
import type { PushRun } from '../push-run.ts';
import { findFolder } from '../remote/response-folder.ts';
import { ifFound, type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';

/** Deletes a discarded draft: its remote folder with everything in it first, then the local row. */
export async function deleteDraft(run: PushRun, row: ResponseRow): Promise<void> {
  // Without a number there never was a folder.
  if (row.submissionNumber !== undefined) await deleteRemote(run, row, row.submissionNumber);
  const { database, epoch, ports } = run;
  await asLeader(database, epoch, ['responses', 'journal'], async () => {
    await database.responses.delete(row.id);
    await note(database, ports.clock, row.id, 'draft deleted');
  });
}

async function deleteRemote(run: PushRun, row: ResponseRow, submissionNumber: number): Promise<void> {
  const library = await responseLibrary(run, row);
  const { id: responseId, formId, formTitle } = row;
  const folderId =
    row.folderDriveItemId ?? (await findFolder(library, { responseId, formId, formTitle, submissionNumber }));
  if (folderId) await deleteItem(library, folderId);
}

async function deleteItem({ graph, driveId }: ResponseLibrary, itemId: string): Promise<void> {
  await ifFound(graph.call(operations.deleteItem, { driveId, itemId }));
}
