import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { requireIdentity, requireOwnResponse } from '../database/own-rows.ts';
import type { OutboxRow, ResponseRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { forkResponse, moveFiles } from './fork-response.ts';
import { recordWithdrawnFiles } from './record-withdrawn-files.ts';

/**
 * Withdraws a resubmission that is blocked: its answers become a new draft. A resubmission that has already begun to
 * replace the submission can't be withdrawn.
 *
 * @throws FailureError 'Invalid response: {id}' when there is no blocked resubmission of this response
 */
export async function withdrawResubmission({ database, ports }: SyncContext, responseId: string): Promise<ResponseRow> {
  const person = requireIdentity(ports);
  const { strict } = database;
  const tables = [strict.responses, strict.outbox, strict.attachments, strict.journal];
  return strict.transaction('rw', tables, async () => {
    const row = await requireOwnResponse(strict, responseId, person);
    const queued = await strict.outbox.get(responseId);
    if (!queued?.resubmission || queued.state !== 'needsAttention' || queued.replaced)
      throw new FailureError('invalid-response', { responseId });
    const copy = forkResponse(row, ports.chance.uuid(), 'submitted');
    await strict.responses.add(copy);
    await moveFiles(strict, responseId, copy.id);
    await recordWithdrawnFiles(strict, queued, ports.clock.now());
    await strict.responses.delete(responseId);
    if (queued.deleted) await strict.outbox.put(toDeletion(queued));
    else await strict.outbox.delete(responseId);
    await addJournalEntry(strict, ports.clock, copy.id, 'kept as a copy', responseId);
    return copy;
  });
}

/**
 * Turns the outbox row into a deletion, because the user requested to delete the submission after the resubmission
 * arrives.
 */
function toDeletion({ resubmission: _withdrawn, lastError: _conflict, ...row }: OutboxRow): OutboxRow {
  return { ...row, step: 'tellDeletion', state: 'waiting', tries: 0, backOffMs: 0 };
}
