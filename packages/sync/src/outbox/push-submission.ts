import { addJournalEntry } from '../database/journal.ts';
import { runAsLeader } from '../database/lease.ts';
import { isSameSubmit } from '../database/row-states.ts';
import type { OutboxRow } from '../database/rows.ts';
import { buildManifestFiles } from '../files/build-manifest-files.ts';
import { computeManifestHash } from '../responses/compute-manifest-hash.ts';
import type { PushRun } from './push-run.ts';
import { findResponseLibrary, isAccessLost } from './remote/find-response-library.ts';
import { resubmissionSteps, steps } from './steps/steps.ts';
import { requireProgress, type SubmissionContext, type SubmitStepResult } from './steps/submission.ts';

/** Runs all remaining steps of one submitted response; stops at the first step that throws. */
export async function pushSubmission(run: PushRun, responseId: string): Promise<void> {
  const queued = await run.database.outbox.get(responseId);
  const frozen = queued && (await completeQueuedSubmit(run, queued));
  let row = frozen && (await leaveClosedFolder(run, frozen));
  while (row) {
    const end = await (row.resubmission ? resubmissionSteps : steps)[row.step](createSubmission(run, row));
    row = await completeStep(run, row, end);
  }
}

/**
 * Returns a submit to the folder step if the user has lost access to its folder. Only before the commit, because after
 * it the closed folder may already contain the submission.
 */
async function leaveClosedFolder(run: PushRun, row: OutboxRow): Promise<OutboxRow> {
  const { step, folderDriveItemId, formId, resubmission } = row;
  if (!folderDriveItemId || resubmission || step !== 'files') return row;
  const library = await findResponseLibrary(run, row);
  return (await isAccessLost(run, library, formId, folderDriveItemId)) ? { ...row, step: 'folder' } : row;
}

function createSubmission(run: PushRun, row: OutboxRow): SubmissionContext {
  const { database, epoch } = run;
  return {
    run,
    row,
    loadResponse: async () => requireProgress(await database.responses.get(row.responseId), 'response'),
    async saveProgress(progress) {
      await runAsLeader(database, epoch, ['outbox'], async () => {
        const now = await database.outbox.get(row.responseId);
        if (now && isSameSubmit(now, row)) await database.outbox.put({ ...now, ...progress });
      });
    },
  };
}

/**
 * Ends a step in one transaction: progress, the next step and the journal entry are written together. A submission that
 * is marked for deletion continues with its deletion after it has arrived.
 */
function completeStep(run: PushRun, row: OutboxRow, end: SubmitStepResult): Promise<OutboxRow | undefined> {
  const { database, epoch, ports } = run;
  const { progress, moreTables: tables = [], writeMore: also } = end;
  return runAsLeader(database, epoch, ['outbox', 'journal', ...tables], async () => {
    const now = await database.outbox.get(row.responseId);
    // The user has withdrawn the submit meanwhile, or has submitted an edit while the PDF was late.
    if (!now || !isSameSubmit(now, row)) return undefined;
    await also?.();
    await addJournalEntry(database, ports.clock, row.responseId, `${row.step} done`);
    const { deleted } = now;
    const next = end.next ?? (deleted && row.step !== 'removeRemote' ? 'tellDeletion' : undefined);
    if (next === undefined || next === 'over') {
      await database.outbox.delete(row.responseId);
      return undefined;
    }
    const { lastError: _, ...rest } = row;
    const nextRow: OutboxRow = {
      ...rest,
      ...(deleted && { deleted }),
      state: 'waiting',
      tries: 0,
      backOffMs: 0,
      ...progress,
      step: next,
    };
    await database.outbox.put(nextRow);
    return nextRow;
  });
}

/**
 * Completes a submit that a database upgrade has queued: adds what a submit (step P0) stores otherwise, which are rows
 * for its files and the manifest hash. Returns other rows unchanged.
 *
 * @throws FileUnavailable with the name of the first file that can't be read; the submit then stays in the outbox
 */
export async function completeQueuedSubmit(run: PushRun, row: OutboxRow): Promise<OutboxRow> {
  if (row.manifestHash !== '' || row.deleted) return row;
  const { database, epoch, ports } = run;
  const response = await database.responses.get(row.responseId);
  if (!response) return row;
  const answers = response.data.data;
  const files = await buildManifestFiles(run, response, answers);
  const { id: responseId, version } = response;
  const hash = await computeManifestHash(ports.hashing, { responseId, version, answers, files });
  await runAsLeader(database, epoch, ['outbox'], () => database.outbox.update(responseId, { manifestHash: hash }));
  return { ...row, manifestHash: hash };
}
