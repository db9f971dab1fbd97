import type { SubmitStep } from './submission.ts';

/**
 * Step P1: gets the next submission number from the server, which stores it per response, so that a repeated call
 * returns the same number.
 */
export const fetchNumber: SubmitStep = async ({ run, row }) => {
  const submissionNumber =
    row.submissionNumber ?? (await run.ports.server.nextSubmissionNumber(row.teamId, row.formId, row.responseId));
  return { progress: { submissionNumber }, next: 'folder' };
};
