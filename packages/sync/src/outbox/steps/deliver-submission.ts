import type { Step } from './submission.ts';

/** P7: the server takes over webhooks and email. Taking over the same revision again is no second delivery. */
export const deliverSubmission: Step = async ({ run, row }) => {
  const { responseId, revision, resubmission } = row;
  const triggerType = resubmission ? 'resubmit' : 'submit';
  await run.ports.server.deliver(row.teamId, row.formId, { responseId, revision, triggerType });
  return { next: 'acknowledge' };
};
