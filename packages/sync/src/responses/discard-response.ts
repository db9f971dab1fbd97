import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import type { TableAccess } from '../database/open-database.ts';
import { requireIdentity, requireOwnResponse } from '../database/own-rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { deleteLocalFiles } from '../files/delete-local-files.ts';
import { isDraftReplaced } from './is-draft-replaced.ts';
import type { SaveOptions } from './response-commands.ts';

/**
 * Marks a draft as deleted. The row stays until the next sync has deleted the remote copy. If answers of another device
 * have arrived since the editor was opened (`opened`), the draft is kept. An edit of a submission is removed at once;
 * the submission itself stays.
 *
 * @throws FailureError 'Invalid response: {id}' for a submitted response: a submit can't be undone.
 */
export async function discardResponse(
  { database, ports }: SyncContext,
  responseId: string,
  { opened }: Pick<SaveOptions, 'opened'> = {},
): Promise<void> {
  const person = requireIdentity(ports);
  const tables = [database.responses, database.files, database.attachments, database.journal];
  await database.transaction('rw', tables, async () => {
    const row = await requireOwnResponse(database, responseId, person);
    if (row.submitted) throw new FailureError('invalid-response', { responseId });
    if (opened && isDraftReplaced(row, opened)) return;
    await addJournalEntry(database, ports.clock, responseId, 'discarded');
    if (row.resubmission) return removeEdit(database, responseId);
    await database.responses.update(responseId, { deleted: 1, isDirty: 1, revision: row.revision + 1 });
  });
}

/** Removes an edit of a submission completely: it exists only on this device. */
async function removeEdit(tables: TableAccess, responseId: string): Promise<void> {
  await tables.responses.delete(responseId);
  await deleteLocalFiles(tables, responseId);
}
