import { isSameJson } from '@tideform/engine';
import { addJournalEntry } from '../../database/journal.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { forkResponse, moveFiles } from '../../responses/fork-response.ts';
import { recordWithdrawnFiles } from '../../responses/record-withdrawn-files.ts';
import type { SubmittedResponse } from '../response-file.ts';
import type { SubmissionContext, SubmitStepResult } from './submission.ts';

/**
 * Ends a submit when another device has already submitted other answers: the other submission stays, and the local
 * answers become a new draft with their files. The submit isn't retried. An automatic copy of the other device's draft
 * is discarded.
 *
 * @param stored submission of the other device
 */
export function convertToDraft(
  submission: SubmissionContext,
  response: ResponseRow,
  stored: Partial<SubmittedResponse>,
): SubmitStepResult {
  const { run, row } = submission;
  const { database, ports } = run;
  const { numbered: _ofASubmit, ...answers } = response;
  const fork = forkResponse(answers, ports.chance.uuid(), 'submitted');
  const draft: ResponseRow = { ...fork, conflict: { kind: 'submitted', of: row.responseId, isSubmit: 1 } };
  return {
    next: 'over',
    moreTables: ['responses', 'attachments'],
    async writeMore() {
      await database.responses.add(draft);
      await moveFiles(database, row.responseId, draft.id);
      await recordWithdrawnFiles(database, row, ports.clock.now());
      await database.responses.delete(row.responseId);
      await addJournalEntry(database, ports.clock, draft.id, 'kept as a copy', row.responseId);
      await discardCopy(submission, stored);
    },
  };
}

/**
 * Discards the copy that was made of the other device's draft before that draft was submitted, unless the copy was
 * changed since.
 */
async function discardCopy({ run, row }: SubmissionContext, stored: Partial<SubmittedResponse>): Promise<void> {
  const { database, ports } = run;
  const { copyId } = row;
  const answers = stored.data?.data;
  const copy = copyId === undefined ? undefined : await database.responses.get(copyId);
  const isUntouched = copy && !copy.submitted && !copy.deleted && copy.revision === 1;
  if (!isUntouched || !answers || !isSameJson(copy.data.data, answers)) return;
  await addJournalEntry(database, ports.clock, copy.id, 'discarded', row.responseId);
  // A copy that was already sent is deleted from the library like any discarded draft.
  if (copy.submissionNumber === undefined) await database.responses.delete(copy.id);
  else await database.responses.update(copy.id, { deleted: 1, isDirty: 1, revision: copy.revision + 1 });
}
