import { getOrCreateFolder } from '../remote/response-folder.ts';
import { responseLibrary } from '../remote/response-library.ts';
import { known, type Step } from './submission.ts';

/** P2: the response's folder '{number} {form title}'. */
export const makeFolder: Step = async ({ run, row, response }) => {
  const { formTitle } = await response();
  const folderDriveItemId =
    row.folderDriveItemId ??
    (await getOrCreateFolder(await responseLibrary(run, row), {
      responseId: row.responseId,
      formId: row.formId,
      formTitle,
      submissionNumber: known(row.submissionNumber, 'submissionNumber'),
    }));
  return { progress: { folderDriveItemId }, next: 'files' };
};
