import { Failed } from '../../failures/failed.ts';
import { findClaimedFolder } from '../remote/response-folder.ts';
import { findResponseLibrary } from '../remote/response-library.ts';
import type { Step } from './submission.ts';

/** Step P2 of a resubmission: finds the submission's folder, wherever it was moved. It is never created again. */
export const findSubmissionFolder: Step = async ({ run, row }) => {
  const folderDriveItemId =
    row.folderDriveItemId ?? (await findClaimedFolder(await findResponseLibrary(run, row), row.responseId));
  if (!folderDriveItemId) throw new Failed('submission-without-folder', {});
  return { progress: { folderDriveItemId }, next: 'files' };
};
