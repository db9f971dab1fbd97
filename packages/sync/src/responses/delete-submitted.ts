import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import { isOwn, signedIn } from '../database/own-rows.ts';
import type { OutboxRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';

/** Queues the deletion of a submission. One that is still on its way arrives first. Asking again changes nothing. */
export async function deleteSubmitted(
  { database, ports }: SyncContext,
  teamId: string,
  responseId: string,
): Promise<void> {
  const person = signedIn(ports);
  const { strict } = database;
  await strict.transaction('rw', strict.outbox, strict.receipts, strict.journal, async () => {
    const row = await strict.outbox.get(responseId);
    if (row && !isOwn(row, person)) throw new Failed('invalid-response', { responseId });
    if (row?.deleted) return;
    const receipt = await strict.receipts.get(responseId);
    const deletion: OutboxRow = row ?? {
      responseId,
      tenantId: person.tenantId,
      userId: person.userId,
      teamId,
      // Without a receipt only the library knows: found out when it is read.
      formId: receipt?.formId ?? '',
      revision: 0,
      manifestHash: receipt?.manifestHash ?? '',
      step: 'tellDeletion',
      tries: 0,
      backOffMs: 0,
      state: 'waiting',
    };
    await strict.outbox.put({ ...deletion, deleted: 1 });
    await note(strict, ports.clock, responseId, 'deletion asked');
  });
}
