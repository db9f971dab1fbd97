import { Failed } from '../../failures/failed.ts';
import { claimedFolder } from '../remote/response-folder.ts';
import { responseLibrary } from '../remote/response-library.ts';
import type { Step } from './submission.ts';

/** P2 of a resubmission: the submission's folder, wherever it was moved. It is never made again. */
export const findFolderAgain: Step = async ({ run, row }) => {
  const folderDriveItemId =
    row.folderDriveItemId ?? (await claimedFolder(await responseLibrary(run, row), row.responseId));
  if (!folderDriveItemId) throw new Failed('submission-without-folder', {});
  return { progress: { folderDriveItemId }, next: 'files' };
};
