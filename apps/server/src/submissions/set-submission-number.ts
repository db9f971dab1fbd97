import { setSubmissionNumber as operation } from '@tideform/contract';
import { mayUse } from '../entitlements/ask-subscription.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { writeSubmissionNumber } from './submission-numbers-store.ts';

export const setSubmissionNumber = implement(operation, async ({ params, body, caller, log }, context) => {
  if (!(await mayUse(context, caller, 'submission_number'))) return refuse('locked-by-plan');
  await writeSubmissionNumber(context.database, params, body.submissionNumber);
  log.info({ ...params, userId: caller.userId, submissionNumber: body.submissionNumber }, 'Submission number set');
  return answer(body);
});
