import { operations as api } from '@tideform/contract';
import { hasFeature } from '../entitlements/load-subscription.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { countSubmissionOnce, getFormCount, getMonthCount } from './submission-counts-store.ts';
import {
  assignSubmissionNumber,
  getLatestNumber,
  hasSubmissionNumber,
  setLatestNumber,
} from './submission-numbers-store.ts';

const noNumberDetail = 'This form has no submission numbers left. Ask a form builder to set a lower number.';

export const nextSubmissionNumber = implement(
  api.nextSubmissionNumber,
  async ({ params, idempotencyKey }, { database, now }) => {
    const submissionNumber = await assignSubmissionNumber(database, params, idempotencyKey, now());
    return submissionNumber === undefined ? refuse('no-number-left', noNumberDetail) : respond({ submissionNumber });
  },
);

export const getSubmissionNumber = implement(api.getSubmissionNumber, async ({ params }, { database }) =>
  respond({
    submissionNumber: await getLatestNumber(database, params),
    submissions: await getFormCount(database, params),
  }),
);

export const setSubmissionNumber = implement(
  api.setSubmissionNumber,
  async ({ params, body, caller, log }, context) => {
    if (!(await hasFeature(context, caller, 'submission_number'))) return refuse('locked-by-plan');
    await setLatestNumber(context.database, params, body.submissionNumber);
    log.info({ ...params, userId: caller.userId, submissionNumber: body.submissionNumber }, 'Submission number set');
    return respond(body);
  },
);

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
