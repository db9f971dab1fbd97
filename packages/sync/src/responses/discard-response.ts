import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import type { SaveOptions } from '../sync.ts';
import { isReplaced, ownResponse, signedIn } from './own-response.ts';

/**
 * Marks a draft as deleted. The row stays until the next sync has deleted the remote copy. Answers of another device that
 * have come since the person looked stay.
 *
 * @throws Error 'Invalid response: {id}' for a submitted one: a submit is never taken back.
 */
export async function discardResponse(
  { database, ports }: SyncContext,
  responseId: string,
  { opened }: Pick<SaveOptions, 'opened'> = {},
): Promise<void> {
  const person = signedIn(ports);
  await database.transaction('rw', database.responses, database.journal, async () => {
    const row = await ownResponse(database, responseId, person);
    if (row.submitted) throw new Error(`Invalid response: ${responseId}`);
    if (opened && isReplaced(row, opened)) return;
    await database.responses.update(responseId, { deleted: 1, isDirty: 1, revision: row.revision + 1 });
    await note(database, ports.clock, responseId, 'discarded');
  });
}
