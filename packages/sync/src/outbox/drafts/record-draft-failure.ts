import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import { waitMs } from '../../retries/back-off.ts';
import { type Failure, failureText } from '../../retries/failure.ts';
import type { PushRun } from '../push-run.ts';

/** Keeps on the draft why its push failed and how long it waits. Being offline or signed out is no failure to show. */
export async function recordDraftFailure(
  run: PushRun,
  responseId: string,
  failure: Failure,
  error: unknown,
): Promise<void> {
  const { database, ports, epoch, retries } = run;
  await asLeader(database, epoch, ['responses', 'journal'], async () => {
    const row = await database.responses.get(responseId);
    if (!row || row.submitted) return;
    const tries = (row.pushFailure?.tries ?? 0) + 1;
    const backOffMs = waitMs(ports.chance, failure, tries - 1);
    retries.failed(responseId, backOffMs);
    const shown = failure.kind === 'later' || failure.kind === 'refused';
    await database.responses.update(responseId, {
      pushFailure: { tries, backOffMs, ...(shown && { message: failureText(error) }) },
      // The folder was moved away or deleted: the next try looks for it again.
      ...(failure.kind === 'refused' && failure.folderGone && { folderDriveItemId: undefined }),
    });
    await note(database, ports.clock, responseId, 'draft failed', failure.kind);
  });
}
