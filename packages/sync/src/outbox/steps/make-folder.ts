import { getOrCreateFolder } from '../remote/response-folder.ts';
import { responseLibrary } from '../remote/response-library.ts';
import { responsesParent } from '../remote/responses-parent.ts';
import { known, type Step, type Submission } from './submission.ts';

/** P2: the response's folder '{number} {form title}'. */
export const makeFolder: Step = async (submission) => {
  const folderDriveItemId = submission.row.folderDriveItemId ?? (await newFolder(submission));
  return { progress: { folderDriveItemId }, next: 'files' };
};

async function newFolder({ run, row, response }: Submission): Promise<string> {
  const { formTitle } = await response();
  const { responseId, formId } = row;
  const submissionNumber = known(row.submissionNumber, 'submissionNumber');
  const library = await responsesParent(run, await responseLibrary(run, row), row);
  return getOrCreateFolder(library, { responseId, formId, formTitle, submissionNumber });
}
