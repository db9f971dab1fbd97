import { note } from '../database/journal.ts';
import { asLeader } from '../database/lease.ts';
import type { OutboxRow } from '../database/rows.ts';
import { freezeSubmission } from './freeze-submission.ts';
import { isSameSubmit } from './is-same-submit.ts';
import type { PushRun } from './push-run.ts';
import { isClosed } from './remote/is-closed.ts';
import { responseLibrary } from './remote/response-library.ts';
import { resubmissionSteps, steps } from './steps/steps.ts';
import { known, type StepEnd, type Submission } from './steps/submission.ts';

/** Takes one submitted response through all steps that are left. Stops at the first that throws. */
export async function pushSubmission(run: PushRun, responseId: string): Promise<void> {
  const queued = await run.database.outbox.get(responseId);
  const frozen = queued && (await freezeSubmission(run, queued));
  let row = frozen && (await leaveClosedFolder(run, frozen));
  while (row) {
    const end = await (row.resubmission ? resubmissionSteps : steps)[row.step](onItsWay(run, row));
    row = await endStep(run, row, end);
  }
}

/**
 * A submit whose folder was closed to its person while it was on its way goes back to the step that finds another. Only
 * before its commit: after that the closed folder may have the submission already.
 */
async function leaveClosedFolder(run: PushRun, row: OutboxRow): Promise<OutboxRow> {
  const { step, folderDriveItemId, formId, resubmission } = row;
  if (!folderDriveItemId || resubmission || step !== 'files') return row;
  const library = await responseLibrary(run, row);
  return (await isClosed(run, library, formId, folderDriveItemId)) ? { ...row, step: 'folder' } : row;
}

function onItsWay(run: PushRun, row: OutboxRow): Submission {
  const { database, epoch } = run;
  return {
    run,
    row,
    response: async () => known(await database.responses.get(row.responseId), 'response'),
    async keep(progress) {
      await asLeader(database, epoch, ['outbox'], async () => {
        const now = await database.outbox.get(row.responseId);
        if (now && isSameSubmit(now, row)) await database.outbox.put({ ...now, ...progress });
      });
    },
  };
}

/**
 * The transaction that ends a step: progress, the next step and the journal's entry, or nothing of it. A submission that
 * somebody wants deleted goes on to that when it has arrived.
 */
function endStep(run: PushRun, row: OutboxRow, end: StepEnd): Promise<OutboxRow | undefined> {
  const { database, epoch, ports } = run;
  const { progress, tables = [], also } = end;
  return asLeader(database, epoch, ['outbox', 'journal', ...tables], async () => {
    const now = await database.outbox.get(row.responseId);
    // The person has taken it back meanwhile, or has submitted an edit while its PDF was late.
    if (!now || !isSameSubmit(now, row)) return undefined;
    await also?.();
    await note(database, ports.clock, row.responseId, `${row.step} done`);
    const { deleted } = now;
    const next = end.next ?? (deleted && row.step !== 'removeRemote' ? 'tellDeletion' : undefined);
    if (next === undefined || next === 'over') {
      await database.outbox.delete(row.responseId);
      return undefined;
    }
    const { lastError: _, ...rest } = row;
    const moved: OutboxRow = {
      ...rest,
      ...(deleted && { deleted }),
      state: 'waiting',
      tries: 0,
      backOffMs: 0,
      ...progress,
      step: next,
    };
    await database.outbox.put(moved);
    return moved;
  });
}
