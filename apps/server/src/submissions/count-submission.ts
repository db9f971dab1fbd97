import { countSubmission as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { countSubmissionOnce, getMonthCount } from './submission-counts-store.ts';
import { hasNumber } from './submission-numbers-store.ts';

/** Pattern of idempotency keys: `{responseId}`, or `{responseId}-r2` for the second resubmission. */
const KEY = /^(.+?)(-r\d+)?$/;

/**
 * Counts a submission for the team's monthly limit. A response without a number isn't counted, but the call succeeds,
 * since it must not block a submission that is already in the library.
 */
export const countSubmission = implement(operation, async ({ params, query, idempotencyKey, log }, context) => {
  const { database, now } = context;
  const { teamId } = params;
  const { formId, resubmission: isResubmission } = query;
  const responseId = KEY.exec(idempotencyKey)?.[1] ?? idempotencyKey;
  if (await hasNumber(database, { teamId, formId }, responseId)) {
    const counted = { teamId, formId, key: idempotencyKey, isResubmission };
    return answer({ submissions: await countSubmissionOnce(database, counted, now()) });
  }
  log.warn({ teamId, formId, responseId }, 'Response without a number not counted');
  return answer({ submissions: await getMonthCount(database, teamId, now()) });
});
