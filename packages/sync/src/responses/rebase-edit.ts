import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import { ownResponse, signedIn } from '../database/own-rows.ts';
import type { ResponseRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import { resubmissionOf } from './edit-submission.ts';

/**
 * The person has seen what somebody else has submitted since their edit began, and wants their own answers to replace it:
 * the edit goes on over that.
 *
 * @throws Failed `invalid-response` when no edit of this submission is open here
 */
export async function rebaseEdit({ database, ports }: SyncContext, submission: StoredResponse): Promise<ResponseRow> {
  const person = signedIn(ports);
  return database.transaction('rw', database.responses, database.journal, async () => {
    const row = await ownResponse(database, submission.id, person);
    if (!row.resubmission || row.submitted) throw new Failed('invalid-response', { responseId: submission.id });
    const known = new Set(submission.collaborators.map(({ id }) => id));
    const rebased: ResponseRow = {
      ...row,
      collaborators: [...submission.collaborators, ...row.collaborators.filter(({ id }) => !known.has(id))],
      resubmission: resubmissionOf(submission),
      revision: row.revision + 1,
    };
    await database.responses.put(rebased);
    await note(database, ports.clock, row.id, 'edit goes on over another');
    return rebased;
  });
}
