import { setSubmissionNumber as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { writeSubmissionNumber } from './submission-numbers-store.ts';

export const setSubmissionNumber = implement(operation, async ({ params, body, caller, log }, { database }) => {
  await writeSubmissionNumber(database, params, body.submissionNumber);
  log.info({ ...params, userId: caller.userId, submissionNumber: body.submissionNumber }, 'Submission number set');
  return answer(body);
});
