import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import { ownResponse, signedIn } from '../database/own-rows.ts';
import type { OutboxRow, ResponseRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { forkResponse, moveFiles } from './fork-response.ts';
import { leaveTraces } from './leave-traces.ts';

/**
 * Takes back a resubmission that cannot go on: its answers become a draft of their own. What has begun to replace the
 * submission is not taken back.
 *
 * @throws 'Invalid response: {id}' when there is no such resubmission, or it may still go on.
 */
export async function withdrawResubmission({ database, ports }: SyncContext, responseId: string): Promise<ResponseRow> {
  const person = signedIn(ports);
  const { strict } = database;
  const tables = [strict.responses, strict.outbox, strict.attachments, strict.journal];
  return strict.transaction('rw', tables, async () => {
    const row = await ownResponse(strict, responseId, person);
    const queued = await strict.outbox.get(responseId);
    if (!queued?.resubmission || queued.state !== 'needsAttention' || queued.replaced)
      throw new Failed('invalid-response', { responseId });
    const copy = forkResponse(row, ports.chance.uuid(), 'submitted');
    await strict.responses.add(copy);
    await moveFiles(strict, responseId, copy.id);
    await leaveTraces(strict, queued, ports.clock.now());
    await strict.responses.delete(responseId);
    if (queued.deleted) await strict.outbox.put(asDeletion(queued));
    else await strict.outbox.delete(responseId);
    await note(strict, ports.clock, copy.id, 'kept as a copy', responseId);
    return copy;
  });
}

/** Somebody wanted the submission deleted once the resubmission has arrived. */
function asDeletion({ resubmission: _withdrawn, lastError: _conflict, ...row }: OutboxRow): OutboxRow {
  return { ...row, step: 'tellDeletion', state: 'waiting', tries: 0, backOffMs: 0 };
}
