import { forgetPlaces } from '../files/forget-places.ts';
import { isClosed } from '../remote/is-closed.ts';
import { getOrCreateFolder } from '../remote/response-folder.ts';
import { responseLibrary } from '../remote/response-library.ts';
import { responsesParent } from '../remote/responses-parent.ts';
import { known, type Step, type Submission } from './submission.ts';

/**
 * P2: the response's folder '{number} {form title}'. A draft's that was closed to the person, since the form has become
 * confidential, is left for another.
 */
export const makeFolder: Step = async (submission) => {
  const { run, row } = submission;
  const known = row.folderDriveItemId;
  if (known && !(await isClosed(run, await responseLibrary(run, row), row.formId, known))) {
    return { progress: { folderDriveItemId: known }, next: 'files' };
  }
  const folderDriveItemId = await newFolder(submission);
  if (!known) return { progress: { folderDriveItemId }, next: 'files' };
  return {
    progress: { folderDriveItemId, responseDriveItemId: undefined },
    next: 'files',
    tables: ['attachments'],
    also: () => forgetPlaces(run.database, row.responseId),
  };
};

async function newFolder({ run, row, response }: Submission): Promise<string> {
  const { formTitle } = await response();
  const { responseId, formId } = row;
  const submissionNumber = known(row.submissionNumber, 'submissionNumber');
  const library = await responsesParent(run, await responseLibrary(run, row), row);
  return getOrCreateFolder(run, library, { responseId, formId, formTitle, submissionNumber });
}
