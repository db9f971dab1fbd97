import { note } from '../database/journal.ts';
import { asLeader } from '../database/lease.ts';
import type { OutboxRow } from '../database/rows.ts';
import { waitMs } from '../retries/back-off.ts';
import { type Failure, failureText } from '../retries/failure.ts';
import { isDeletion } from './is-deletion.ts';
import type { PushRun } from './push-run.ts';

/** Keeps why a submission did not get on and how long it waits, so that a restart neither forgets nor hurries. */
export async function recordFailure(run: PushRun, responseId: string, failure: Failure, error: unknown): Promise<void> {
  const { database, ports, epoch, retries } = run;
  await asLeader(database, epoch, ['outbox', 'journal'], async () => {
    const row = await database.outbox.get(responseId);
    if (!row) return;
    const waits = { tries: row.tries + 1, backOffMs: waitMs(ports.chance, failure, row.tries) };
    retries.failed(responseId, waits.backOffMs);
    await database.outbox.put({ ...row, ...waits, ...stateAfter(row, failure, error) });
    await note(database, ports.clock, responseId, `${row.step} failed`, failure.kind);
  });
}

function stateAfter(row: OutboxRow, failure: Failure, error: unknown): Partial<OutboxRow> {
  // It has arrived: what is left is this device's own tidying up.
  if (row.state === 'done') return {};
  if (failure.kind === 'offline' || failure.kind === 'unauthenticated') return { state: 'waiting' };
  if (failure.kind === 'later') return { state: 'waiting', lastError: failureText(error) };
  const refused = { state: 'needsAttention', lastError: failureText(error) } as const;
  // The folder was moved away or deleted: the next try looks for it again, and makes it when it is gone.
  return failure.folderGone && !isDeletion(row)
    ? { ...refused, step: 'folder', folderDriveItemId: undefined }
    : refused;
}
