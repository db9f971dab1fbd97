import { addJournalEntry } from '../database/journal.ts';
import { runAsLeader } from '../database/lease.ts';
import { isDeletion, isSameSubmit } from '../database/row-states.ts';
import type { OutboxRow } from '../database/rows.ts';
import { toFailure } from '../failures/to-failure.ts';
import { computeWaitMs } from '../retries/back-off.ts';
import type { Verdict } from '../retries/verdict.ts';
import type { PushRun } from './push-run.ts';

/** Stores why a submission failed and how long it waits, so that a restart keeps both. */
export async function recordFailure(
  run: PushRun,
  sent: OutboxRow,
  initialVerdict: Verdict,
  error: unknown,
): Promise<void> {
  const { database, ports, epoch, retries } = run;
  const { responseId } = sent;
  await runAsLeader(database, epoch, ['outbox', 'journal'], async () => {
    const row = await database.outbox.get(responseId);
    if (!row || !isSameSubmit(row, sent)) return;
    const verdict = row.step === 'pdf' ? toRetry(initialVerdict) : initialVerdict;
    const waits = { tries: row.tries + 1, backOffMs: computeWaitMs(ports.chance, verdict, row.tries) };
    retries.scheduleRetry(responseId, waits.backOffMs);
    await database.outbox.put({ ...row, ...waits, ...stateAfter(row, verdict, error) });
    await addJournalEntry(database, ports.clock, responseId, `${row.step} failed`, verdict.kind);
  });
}

function stateAfter(row: OutboxRow, verdict: Verdict, error: unknown): Partial<OutboxRow> {
  // The submission has arrived; only a late PDF and local cleanup are left.
  if (row.state === 'done') return {};
  const isHeldUp = verdict.kind === 'offline' || verdict.kind === 'unauthenticated';
  // Answers and files are in the library, so a late PDF needs no attention.
  if (isHeldUp || row.step === 'pdf') return { state: 'waiting' };
  if (verdict.kind === 'later') return { state: 'waiting', lastError: toFailure(error) };
  const refused = { state: 'needsAttention', lastError: toFailure(error) } as const;
  // The folder was moved or deleted. The next attempt searches for it, and creates it if it doesn't exist.
  return verdict.folderGone && !isDeletion(row)
    ? { ...refused, step: 'folder', folderDriveItemId: undefined }
    : refused;
}

/**
 * Turns the refusal of a PDF into an early retry: webhooks and emails wait for the PDF, but only for a limited number
 * of attempts.
 */
function toRetry(verdict: Verdict): Verdict {
  return verdict.kind === 'refused' ? { kind: 'later', afterMs: 0 } : verdict;
}

/**
 * Stores the reason of a failed push and the wait before the next attempt on the draft. Being offline or signed out
 * isn't shown as a failure.
 */
export async function recordDraftFailure(
  run: PushRun,
  responseId: string,
  verdict: Verdict,
  error: unknown,
): Promise<void> {
  const { database, ports, epoch, retries } = run;
  await runAsLeader(database, epoch, ['responses', 'journal'], async () => {
    const row = await database.responses.get(responseId);
    if (!row || row.submitted) return;
    const tries = (row.pushFailure?.tries ?? 0) + 1;
    const backOffMs = computeWaitMs(ports.chance, verdict, tries - 1);
    retries.scheduleRetry(responseId, backOffMs);
    const shown = verdict.kind === 'later' || verdict.kind === 'refused';
    await database.responses.update(responseId, {
      pushFailure: { tries, backOffMs, ...(shown && { failure: toFailure(error) }) },
      // The folder was moved or deleted; the next attempt searches for it.
      ...(verdict.kind === 'refused' && verdict.folderGone && { folderDriveItemId: undefined }),
    });
    await addJournalEntry(database, ports.clock, responseId, 'draft failed', verdict.kind);
  });
}
