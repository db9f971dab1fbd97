import { sameJson } from '@tideform/engine';
import { note } from '../../database/journal.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { forkResponse, moveFiles } from '../../responses/fork-response.ts';
import { leaveTraces } from '../../responses/leave-traces.ts';
import type { SubmittedResponse } from '../response-file.ts';
import type { StepEnd, Submission } from './submission.ts';

/**
 * Ends a submit that another device was quicker with, with other answers: that submission stays, and ours go on as a draft of
 * their own, with their files. Nothing is tried again. A copy of what has won, made while it was a draft, goes.
 *
 * @param stored what the other device has submitted
 */
export function goOnAsDraft(
  submission: Submission,
  response: ResponseRow,
  stored: Partial<SubmittedResponse>,
): StepEnd {
  const { run, row } = submission;
  const { database, ports } = run;
  const { numbered: _ofASubmit, ...answers } = response;
  const fork = forkResponse(answers, ports.chance.uuid(), 'submitted');
  const draft: ResponseRow = { ...fork, conflict: { kind: 'submitted', of: row.responseId, isSubmit: 1 } };
  return {
    next: 'over',
    tables: ['responses', 'attachments'],
    async also() {
      await database.responses.add(draft);
      await moveFiles(database, row.responseId, draft.id);
      await leaveTraces(database, row, ports.clock.now());
      await database.responses.delete(row.responseId);
      await note(database, ports.clock, draft.id, 'kept as a copy', row.responseId);
      await dropCopy(submission, stored);
    },
  };
}

/** Discards the copy of what was set aside before it won, unless somebody has changed it since. */
async function dropCopy({ run, row }: Submission, stored: Partial<SubmittedResponse>): Promise<void> {
  const { database, ports } = run;
  const { copyId } = row;
  const answers = stored.data?.data;
  const copy = copyId === undefined ? undefined : await database.responses.get(copyId);
  const isUntouched = copy && !copy.submitted && !copy.deleted && copy.revision === 1;
  if (!isUntouched || !answers || !sameJson(copy.data.data, answers)) return;
  await note(database, ports.clock, copy.id, 'discarded', row.responseId);
  // What was sent meanwhile goes from the library, as any draft that is discarded.
  if (copy.submissionNumber === undefined) await database.responses.delete(copy.id);
  else await database.responses.update(copy.id, { deleted: 1, isDirty: 1, revision: copy.revision + 1 });
}
