import { note } from '../database/journal.ts';
import { asLeader } from '../database/lease.ts';
import type { OutboxRow } from '../database/rows.ts';
import { failureOf } from '../failures/failure-of.ts';
import { waitMs } from '../retries/back-off.ts';
import type { Verdict } from '../retries/verdict.ts';
import { isDeletion } from './is-deletion.ts';
import { isSameSubmit } from './is-same-submit.ts';
import type { PushRun } from './push-run.ts';

/** Keeps why a submission did not get on and how long it waits, so that a restart neither forgets nor hurries. */
export async function recordFailure(
  run: PushRun,
  sent: OutboxRow,
  verdictOfIt: Verdict,
  error: unknown,
): Promise<void> {
  const { database, ports, epoch, retries } = run;
  const { responseId } = sent;
  await asLeader(database, epoch, ['outbox', 'journal'], async () => {
    const row = await database.outbox.get(responseId);
    if (!row || !isSameSubmit(row, sent)) return;
    const verdict = row.step === 'pdf' ? soon(verdictOfIt) : verdictOfIt;
    const waits = { tries: row.tries + 1, backOffMs: waitMs(ports.chance, verdict, row.tries) };
    retries.failed(responseId, waits.backOffMs);
    await database.outbox.put({ ...row, ...waits, ...stateAfter(row, verdict, error) });
    await note(database, ports.clock, responseId, `${row.step} failed`, verdict.kind);
  });
}

function stateAfter(row: OutboxRow, verdict: Verdict, error: unknown): Partial<OutboxRow> {
  // It has arrived: what is left are a late PDF and this device's own tidying up.
  if (row.state === 'done') return {};
  const isHeldUp = verdict.kind === 'offline' || verdict.kind === 'unauthenticated';
  // Answers and files are in the library: a PDF that takes longer needs no attention.
  if (isHeldUp || row.step === 'pdf') return { state: 'waiting' };
  if (verdict.kind === 'later') return { state: 'waiting', lastError: failureOf(error) };
  const refused = { state: 'needsAttention', lastError: failureOf(error) } as const;
  // The folder was moved away or deleted: the next try looks for it again, and makes it when it is gone.
  return verdict.folderGone && !isDeletion(row)
    ? { ...refused, step: 'folder', folderDriveItemId: undefined }
    : refused;
}

/** Deliveries wait for the PDF: what was refused is tried again soon, a few times. */
function soon(verdict: Verdict): Verdict {
  return verdict.kind === 'refused' ? { kind: 'later', afterMs: 0 } : verdict;
}
