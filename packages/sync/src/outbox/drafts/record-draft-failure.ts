import { addJournalEntry } from '../../database/journal.ts';
import { runAsLeader } from '../../database/lease.ts';
import { toFailure } from '../../failures/to-failure.ts';
import { computeWaitMs } from '../../retries/back-off.ts';
import type { Verdict } from '../../retries/verdict.ts';
import type { PushRun } from '../push-run.ts';

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
