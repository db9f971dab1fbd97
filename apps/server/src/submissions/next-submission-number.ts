import { nextSubmissionNumber as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { takeSubmissionNumber } from './submission-numbers-store.ts';

export const nextSubmissionNumber = implement(operation, async ({ params, idempotencyKey }, { database, now }) =>
  answer({ submissionNumber: await takeSubmissionNumber(database, params, idempotencyKey, now()) }),
);
