import { clearLocations } from '../files/clear-locations.ts';
import { isAccessLost } from '../remote/is-closed.ts';
import { getOrCreateFolder } from '../remote/response-folder.ts';
import { findResponseLibrary } from '../remote/response-library.ts';
import { findResponsesParent } from '../remote/responses-parent.ts';
import { requireProgress, type Step, type Submission } from './submission.ts';

/**
 * Step P2: creates the response's folder '{number} {form title}'. If the user has lost access to the draft's folder
 * because the form has become confidential, a new folder is created.
 */
export const makeFolder: Step = async (submission) => {
  const { run, row } = submission;
  const known = row.folderDriveItemId;
  if (known && !(await isAccessLost(run, await findResponseLibrary(run, row), row.formId, known))) {
    return { progress: { folderDriveItemId: known }, next: 'files' };
  }
  const folderDriveItemId = await newFolder(submission);
  if (!known) return { progress: { folderDriveItemId }, next: 'files' };
  return {
    progress: { folderDriveItemId, responseDriveItemId: undefined },
    next: 'files',
    moreTables: ['attachments'],
    writeMore: () => clearLocations(run.database, row.responseId),
  };
};

async function newFolder({ run, row, response }: Submission): Promise<string> {
  const { formTitle } = await response();
  const { responseId, formId } = row;
  const submissionNumber = requireProgress(row.submissionNumber, 'submissionNumber');
  const library = await findResponsesParent(run, await findResponseLibrary(run, row), row);
  return getOrCreateFolder(run, library, { responseId, formId, formTitle, submissionNumber });
}
