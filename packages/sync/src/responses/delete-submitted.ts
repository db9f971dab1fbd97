import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { isOwnRow, requireIdentity } from '../database/own-rows.ts';
import type { OutboxRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';

/**
 * Queues the deletion of a submission. A submission that is still being sent arrives first. Repeating the call has no
 * effect.
 */
export async function deleteSubmitted(
  { database, ports }: SyncContext,
  teamId: string,
  responseId: string,
): Promise<void> {
  const person = requireIdentity(ports);
  const { strict } = database;
  await strict.transaction('rw', strict.outbox, strict.receipts, strict.journal, async () => {
    const row = await strict.outbox.get(responseId);
    if (row && !isOwnRow(row, person)) throw new FailureError('invalid-response', { responseId });
    if (row?.deleted) return;
    const receipt = await strict.receipts.get(responseId);
    const deletion: OutboxRow = row ?? {
      responseId,
      tenantId: person.tenantId,
      userId: person.userId,
      teamId,
      // Without a receipt, only the library knows the form; the deletion step reads it there.
      formId: receipt?.formId ?? '',
      revision: 0,
      manifestHash: receipt?.manifestHash ?? '',
      step: 'tellDeletion',
      tries: 0,
      backOffMs: 0,
      state: 'waiting',
    };
    await strict.outbox.put({ ...deletion, deleted: 1 });
    await addJournalEntry(strict, ports.clock, responseId, 'deletion asked');
  });
}
