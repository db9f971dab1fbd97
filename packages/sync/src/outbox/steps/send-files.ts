import { findFiles, withFileLocations } from '../../files/stored-file.ts';
import { sendAttachments } from '../files/send-attachments.ts';
import { findResponseLibrary } from '../remote/find-response-library.ts';
import { requireProgress, type SubmitStep } from './submission.ts';

/** Step P3: sends the response's files. The final transaction stores their locations in the answers. */
export const sendFiles: SubmitStep = async ({ run, row, loadResponse: response }) => {
  const { responseId, formId } = row;
  const { data } = await response();
  if (findFiles(data.data).length === 0) return { next: 'commit' };
  const folderId = requireProgress(row.folderDriveItemId, 'folderDriveItemId');
  const folder = { library: await findResponseLibrary(run, row), folderId, responseId, formId };
  const locations = await sendAttachments(run, folder, data.data, { verify: true });
  const located = { ...data, data: withFileLocations(data.data, locations) };
  const { responses } = run.database;
  return {
    next: 'commit',
    moreTables: ['responses'],
    writeMore: () => responses.update(responseId, { data: located }),
  };
};
