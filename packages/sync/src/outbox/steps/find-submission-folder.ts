import { FailureError } from '../../failures/failure-error.ts';
import { findResponseLibrary } from '../remote/find-response-library.ts';
import { findClaimedFolder } from '../remote/response-folder.ts';
import type { SubmitStep } from './submission.ts';

/** Step P2 of a resubmission: finds the submission's folder, wherever it was moved. It is never created again. */
export const findSubmissionFolder: SubmitStep = async ({ run, row }) => {
  const folderDriveItemId =
    row.folderDriveItemId ?? (await findClaimedFolder(await findResponseLibrary(run, row), row.responseId));
  if (!folderDriveItemId) throw new FailureError('submission-without-folder', {});
  return { progress: { folderDriveItemId }, next: 'files' };
};
