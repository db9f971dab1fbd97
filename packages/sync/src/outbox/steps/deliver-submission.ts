import type { SubmitStep } from './submission.ts';

/**
 * Step P7: asks the server to send webhook events and emails. Repeating the call for the same revision has no effect.
 */
export const deliverSubmission: SubmitStep = async ({ run, row }) => {
  const { responseId, revision, resubmission } = row;
  const triggerType = resubmission ? 'resubmit' : 'submit';
  await run.ports.server.deliver(row.teamId, row.formId, { responseId, revision, triggerType });
  return { next: 'acknowledge' };
};
