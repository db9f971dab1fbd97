import { FailureError } from '../../failures/failure-error.ts';
import { clearFileLocations } from '../files/send-attachments.ts';
import { findResponseLibrary, isAccessLost } from '../remote/find-response-library.ts';
import { findResponsesParent } from '../remote/find-responses-parent.ts';
import { findClaimedFolder, getOrCreateFolder } from '../remote/response-folder.ts';
import { requireProgress, type SubmissionContext, type SubmitStep } from './submission.ts';

/**
 * Step P2: creates the response's folder '{number} {form title}'. If the user has lost access to the draft's folder
 * because the form has become confidential, a new folder is created.
 */
export const makeFolder: SubmitStep = async (submission) => {
  const { run, row } = submission;
  const known = row.folderDriveItemId;
  if (known && !(await isAccessLost(run, await findResponseLibrary(run, row), row.formId, known))) {
    return { progress: { folderDriveItemId: known }, next: 'files' };
  }
  const folderDriveItemId = await createResponseFolder(submission);
  if (!known) return { progress: { folderDriveItemId }, next: 'files' };
  return {
    progress: { folderDriveItemId, responseDriveItemId: undefined },
    next: 'files',
    moreTables: ['attachments'],
    writeMore: () => clearFileLocations(run.database, row.responseId),
  };
};

async function createResponseFolder({ run, row, loadResponse: response }: SubmissionContext): Promise<string> {
  const { formTitle } = await response();
  const { responseId, formId } = row;
  const submissionNumber = requireProgress(row.submissionNumber, 'submissionNumber');
  const library = await findResponsesParent(run, await findResponseLibrary(run, row), row);
  return getOrCreateFolder(run, library, { responseId, formId, formTitle, submissionNumber });
}

/** Step P2 of a resubmission: finds the submission's folder, wherever it was moved. It is never created again. */
export const findSubmissionFolder: SubmitStep = async ({ run, row }) => {
  const folderDriveItemId =
    row.folderDriveItemId ?? (await findClaimedFolder(await findResponseLibrary(run, row), row.responseId));
  if (!folderDriveItemId) throw new FailureError('submission-without-folder', {});
  return { progress: { folderDriveItemId }, next: 'files' };
};
