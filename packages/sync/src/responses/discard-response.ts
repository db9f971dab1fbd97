import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import type { TableAccess } from '../database/open-database.ts';
import { ownResponse, signedIn } from '../database/own-rows.ts';
import { Failed } from '../failures/failed.ts';
import { forgetFiles } from '../files/forget-files.ts';
import { isReplaced } from './is-replaced.ts';
import type { SaveOptions } from './response-commands.ts';

/**
 * Marks a draft as deleted. The row stays until the next sync has deleted the remote copy. Answers of another device that
 * have come since the person looked stay. An edit of a submission goes at once; the submission stays.
 *
 * @throws Error 'Invalid response: {id}' for a submitted one: a submit is never taken back.
 */
export async function discardResponse(
  { database, ports }: SyncContext,
  responseId: string,
  { opened }: Pick<SaveOptions, 'opened'> = {},
): Promise<void> {
  const person = signedIn(ports);
  const tables = [database.responses, database.files, database.attachments, database.journal];
  await database.transaction('rw', tables, async () => {
    const row = await ownResponse(database, responseId, person);
    if (row.submitted) throw new Failed('invalid-response', { responseId });
    if (opened && isReplaced(row, opened)) return;
    await note(database, ports.clock, responseId, 'discarded');
    if (row.resubmission) return forgetEdit(database, responseId);
    await database.responses.update(responseId, { deleted: 1, isDirty: 1, revision: row.revision + 1 });
  });
}

/** An edit of a submission is on this device alone. */
async function forgetEdit(tables: TableAccess, responseId: string): Promise<void> {
  await tables.responses.delete(responseId);
  await forgetFiles(tables, responseId);
}
