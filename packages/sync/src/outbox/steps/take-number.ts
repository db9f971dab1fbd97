import type { Step } from './submission.ts';

/** P1: the server's next number. It remembers which response has which number, so asking again gives the same. */
export const takeNumber: Step = async ({ run, row }) => {
  const submissionNumber =
    row.submissionNumber ?? (await run.ports.server.nextSubmissionNumber(row.teamId, row.formId, row.responseId));
  return { progress: { submissionNumber }, next: 'folder' };
};
