import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import { failureOf } from '../../failures/failure-of.ts';
import { waitMs } from '../../retries/back-off.ts';
import type { Verdict } from '../../retries/verdict.ts';
import type { PushRun } from '../push-run.ts';

/** Keeps on the draft why its push failed and how long it waits. Being offline or signed out is no failure to show. */
export async function recordDraftFailure(
  run: PushRun,
  responseId: string,
  verdict: Verdict,
  error: unknown,
): Promise<void> {
  const { database, ports, epoch, retries } = run;
  await asLeader(database, epoch, ['responses', 'journal'], async () => {
    const row = await database.responses.get(responseId);
    if (!row || row.submitted) return;
    const tries = (row.pushFailure?.tries ?? 0) + 1;
    const backOffMs = waitMs(ports.chance, verdict, tries - 1);
    retries.failed(responseId, backOffMs);
    const shown = verdict.kind === 'later' || verdict.kind === 'refused';
    await database.responses.update(responseId, {
      pushFailure: { tries, backOffMs, ...(shown && { failure: failureOf(error) }) },
      // The folder was moved away or deleted: the next try looks for it again.
      ...(verdict.kind === 'refused' && verdict.folderGone && { folderDriveItemId: undefined }),
    });
    await note(database, ports.clock, responseId, 'draft failed', verdict.kind);
  });
}
