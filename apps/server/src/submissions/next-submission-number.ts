import { nextSubmissionNumber as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { assignNumber } from './submission-numbers-store.ts';

const noNumber = 'This form has no submission numbers left. Ask a form builder to set a lower number.';

export const nextSubmissionNumber = implement(operation, async ({ params, idempotencyKey }, { database, now }) => {
  const submissionNumber = await assignNumber(database, params, idempotencyKey, now());
  return submissionNumber === undefined ? refuse('no-number-left', noNumber) : answer({ submissionNumber });
});
