import { nextSubmissionNumber as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { takeSubmissionNumber } from './submission-numbers-store.ts';

const noNumber = 'The form has no submission number left. Somebody who builds its forms has to set a lower one.';

export const nextSubmissionNumber = implement(operation, async ({ params, idempotencyKey }, { database, now }) => {
  const submissionNumber = await takeSubmissionNumber(database, params, idempotencyKey, now());
  return submissionNumber === undefined ? refuse('no-number-left', noNumber) : answer({ submissionNumber });
});
