import { getOrCreateFolder } from '../remote/response-folder.ts';
import { responseLibrary } from '../remote/response-library.ts';
import { responsesParent } from '../remote/responses-parent.ts';
import { known, type Step } from './submission.ts';

/** P2: the response's folder '{number} {form title}'. */
export const makeFolder: Step = async ({ run, row, response }) => {
  if (row.folderDriveItemId) return { next: 'files' };
  const { formTitle } = await response();
  const { responseId, formId } = row;
  const submissionNumber = known(row.submissionNumber, 'submissionNumber');
  const library = await responsesParent(run, await responseLibrary(run, row), row);
  const folderDriveItemId = await getOrCreateFolder(library, { responseId, formId, formTitle, submissionNumber });
  return { progress: { folderDriveItemId }, next: 'files' };
};
