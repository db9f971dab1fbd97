import { clearFileLocations } from '../files/clear-file-locations.ts';
import { findResponseLibrary } from '../remote/find-response-library.ts';
import { findResponsesParent } from '../remote/find-responses-parent.ts';
import { isAccessLost } from '../remote/is-access-lost.ts';
import { getOrCreateFolder } from '../remote/response-folder.ts';
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
