import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { requireIdentity, requireOwnResponse } from '../database/own-rows.ts';
import type { ResponseRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import { toResubmission } from './edit-submission.ts';

/**
 * Continues an edit on top of a resubmission that another user made meanwhile. Call this after the user has seen that
 * resubmission and wants to replace it.
 *
 * @throws FailureError `invalid-response` when no edit of this submission is open on this device
 */
export async function rebaseEdit({ database, ports }: SyncContext, submission: StoredResponse): Promise<ResponseRow> {
  const person = requireIdentity(ports);
  return database.transaction('rw', database.responses, database.journal, async () => {
    const row = await requireOwnResponse(database, submission.id, person);
    if (!row.resubmission || row.submitted) throw new FailureError('invalid-response', { responseId: submission.id });
    const known = new Set(submission.collaborators.map(({ id }) => id));
    const rebased: ResponseRow = {
      ...row,
      collaborators: [...submission.collaborators, ...row.collaborators.filter(({ id }) => !known.has(id))],
      resubmission: toResubmission(submission),
      revision: row.revision + 1,
    };
    await database.responses.put(rebased);
    await addJournalEntry(database, ports.clock, row.id, 'edit goes on over another');
    return rebased;
  });
}
