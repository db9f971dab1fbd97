import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { countSubmissionOnce, getMonthCount } from './submission-counts-store.ts';
import { hasSubmissionNumber } from './submission-numbers-store.ts';

/** Pattern of idempotency keys: `{responseId}`, or `{responseId}-r2` for the second resubmission. */
const KEY_PATTERN = /^(.+?)(-r\d+)?$/;

/**
 * Counts a submission for the team's monthly limit. A response without a number isn't counted, but the call succeeds,
 * since it must not block a submission that is already in the library.
 */
export const countSubmission = implement(
  api.countSubmission,
  async ({ params, query, idempotencyKey, log }, context) => {
    const { database, now } = context;
    const { teamId } = params;
    const { formId, resubmission: isResubmission } = query;
    const responseId = KEY_PATTERN.exec(idempotencyKey)?.[1] ?? idempotencyKey;
    if (await hasSubmissionNumber(database, { teamId, formId }, responseId)) {
      const counted = { teamId, formId, key: idempotencyKey, isResubmission };
      return respond({ submissions: await countSubmissionOnce(database, counted, now()) });
    }
    log.warn({ teamId, formId, responseId }, 'Response without a number not counted');
    return respond({ submissions: await getMonthCount(database, teamId, now()) });
  },
);
