import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { assignSubmissionNumber } from './submission-numbers-store.ts';

const noNumberDetail = 'This form has no submission numbers left. Ask a form builder to set a lower number.';

export const nextSubmissionNumber = implement(
  api.nextSubmissionNumber,
  async ({ params, idempotencyKey }, { database, now }) => {
    const submissionNumber = await assignSubmissionNumber(database, params, idempotencyKey, now());
    return submissionNumber === undefined ? refuse('no-number-left', noNumberDetail) : respond({ submissionNumber });
  },
);
