import { getSubmissionNumber as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { countOfForm } from './submission-counts-store.ts';
import { readSubmissionNumber } from './submission-numbers-store.ts';

export const getSubmissionNumber = implement(operation, async ({ params }, { database }) =>
  answer({
    submissionNumber: await readSubmissionNumber(database, params),
    submissions: await countOfForm(database, params),
  }),
);
