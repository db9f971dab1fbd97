import type { SubmitStep } from './submission.ts';

/** Step P5: counts the submission for the subscription, once per key; each resubmission has its own key. */
export const countSubmission: SubmitStep = async ({ run, row }) => {
  const { teamId, formId, responseId, resubmission } = row;
  const key = resubmission ? `${responseId}-r${resubmission.count}` : responseId;
  await run.ports.server.countSubmission(teamId, formId, key, resubmission !== undefined);
  return { next: 'pdf' };
};
