import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { getFormCount } from './submission-counts-store.ts';
import { getLatestNumber } from './submission-numbers-store.ts';

export const getSubmissionNumber = implement(api.getSubmissionNumber, async ({ params }, { database }) =>
  respond({
    submissionNumber: await getLatestNumber(database, params),
    submissions: await getFormCount(database, params),
  }),
);
