import { operations as api } from '@tideform/contract';
import { hasFeature } from '../entitlements/load-subscription.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { setLatestNumber } from './submission-numbers-store.ts';

export const setSubmissionNumber = implement(
  api.setSubmissionNumber,
  async ({ params, body, caller, log }, context) => {
    if (!(await hasFeature(context, caller, 'submission_number'))) return refuse('locked-by-plan');
    await setLatestNumber(context.database, params, body.submissionNumber);
    log.info({ ...params, userId: caller.userId, submissionNumber: body.submissionNumber }, 'Submission number set');
    return respond(body);
  },
);
