import type { OutboxRow } from '../../database/rows.ts';
import { fileNames } from '../../library/layout.ts';
import { drawResponse } from '../draw-response.ts';
import { setFields } from '../remote/fields.ts';
import { findResponseItem, isSubmission } from '../remote/response-item.ts';
import { type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { uploadVerified } from '../remote/verified-upload.ts';
import { refuseOtherContent } from './refuse-other-content.ts';
import { known, type Step, type Submission } from './submission.ts';

/** P4: the PDF is drawn once and its bytes are kept, so that every try uploads the same file. */
export const sendPdf: Step = async (submission) => {
  const { run, row } = submission;
  const bytes = row.pdf?.bytes ?? (await draw(submission));
  const library = await responseLibrary(run, row);
  await refuseWhereSubmitted(library, row);
  const item = await uploadVerified(
    library,
    { folderId: known(row.folderDriveItemId, 'folderDriveItemId'), name: fileNames.submissionPdf },
    { bytes, contentType: 'application/pdf', failure: 'Problem uploading PDF' },
  );
  await setFields(library, item.id, { tfItemType: 'pdf', tfFormId: row.formId, tfResponseId: row.responseId });
  return { progress: { pdf: { bytes, driveItemId: item.id } }, next: 'commit' };
};

/** Another device may have submitted the draft that both had: its PDF is not ours to replace. */
async function refuseWhereSubmitted(library: ResponseLibrary, row: OutboxRow): Promise<void> {
  if (row.responseDriveItemId === undefined) return;
  const found = await findResponseItem(library, known(row.folderDriveItemId, 'folderDriveItemId'));
  if (found && isSubmission(found, row.responseId)) await refuseOtherContent(library, row, found);
}

/** The PDF's bytes, kept for further tries. */
export async function draw({ run, row, response, keep }: Submission): Promise<Uint8Array> {
  const bytes = await drawResponse(run, await response(), known(row.submissionNumber, 'submissionNumber'));
  await keep({ pdf: { bytes } });
  return bytes;
}
