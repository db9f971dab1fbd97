import { countSubmission as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { countOnce } from './submission-counts-store.ts';

export const countSubmission = implement(operation, async ({ params, query, idempotencyKey }, { database, now }) => {
  const counted = {
    teamId: params.teamId,
    formId: query.formId,
    key: idempotencyKey,
    isResubmission: query.resubmission,
  };
  return answer({ submissions: await countOnce(database, counted, now()) });
});
