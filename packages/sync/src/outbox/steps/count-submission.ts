import type { Step } from './submission.ts';

/** P6: the subscription counts the submission, once for its key. */
export const countSubmission: Step = async ({ run, row }) => {
  await run.ports.server.countSubmission(row.teamId, row.formId, row.responseId, false);
  return { next: 'deliver' };
};
