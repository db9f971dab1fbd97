import { filesIn, withPlaces } from '../../files/stored-file.ts';
import { sendAttachments } from '../files/send-attachments.ts';
import { responseLibrary } from '../remote/response-library.ts';
import { known, type Step } from './submission.ts';

/** P3: the response's files. The transaction that ends the step writes into the answers where each of them lies. */
export const sendFiles: Step = async ({ run, row, response }) => {
  const { responseId, formId } = row;
  const { data } = await response();
  if (filesIn(data.data).length === 0) return { next: 'commit' };
  const folderId = known(row.folderDriveItemId, 'folderDriveItemId');
  const folder = { library: await responseLibrary(run, row), folderId, responseId, formId };
  const places = await sendAttachments(run, folder, data.data, { verify: true });
  const placed = { ...data, data: withPlaces(data.data, places) };
  const { responses } = run.database;
  return { next: 'commit', tables: ['responses'], also: () => responses.update(responseId, { data: placed }) };
};
