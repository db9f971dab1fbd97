import type { Step } from './submission.ts';

/** P5: the subscription counts the submission, once for its key; a resubmission has a key of its own. */
export const countSubmission: Step = async ({ run, row }) => {
  const { teamId, formId, responseId, resubmission } = row;
  const key = resubmission ? `${responseId}-r${resubmission.count}` : responseId;
  await run.ports.server.countSubmission(teamId, formId, key, resubmission !== undefined);
  return { next: 'pdf' };
};
