import type { DriveItem } from '@tideform/graph';
import { fileNames } from '../../library/layout.ts';
import { UploadRefused } from '../../retries/verdict.ts';
import { drawResponse } from '../draw-response.ts';
import { findResponseItem, isSubmission } from '../remote/response-item.ts';
import { childWithFields, type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { holds } from '../remote/verified-upload.ts';
import { uploadPdf } from './bind-pdf.ts';
import { refuseOtherContent } from './refuse-other-content.ts';
import { known, type Step, type Submission } from './submission.ts';

/**
 * P4: the PDF is drawn once and its bytes are kept, so that every try uploads the same file. One that lies there already is
 * of an earlier try, or of another device with other answers: the commit decides whose it is to be.
 */
export const sendPdf: Step = async (submission) => {
  const { run, row } = submission;
  const bytes = row.pdf?.bytes ?? (await draw(submission));
  const library = await responseLibrary(run, row);
  // Who has sent the draft shares it with others.
  if (row.responseDriveItemId !== undefined) await refuseWhereSubmitted(submission, library);
  const item = await putPdf(submission, library, bytes);
  return { progress: { pdf: { bytes, driveItemId: item.id } }, next: 'commit' };
};

async function putPdf(submission: Submission, library: ResponseLibrary, bytes: Uint8Array): Promise<DriveItem> {
  const folderId = known(submission.row.folderDriveItemId, 'folderDriveItemId');
  try {
    return await uploadPdf(library, folderId, undefined, bytes);
  } catch (error) {
    if (!(error instanceof UploadRefused) || error.refusal.status !== 409) throw error;
    const found = await childWithFields(library, folderId, fileNames.submissionPdf);
    if (!found) throw error;
    if (!holds(found, bytes)) await refuseWhereSubmitted(submission, library);
    return found;
  }
}

/** Another device may have submitted the draft that both had: its PDF is not ours to replace. */
async function refuseWhereSubmitted(submission: Submission, library: ResponseLibrary): Promise<void> {
  const { row } = submission;
  const found = await findResponseItem(library, known(row.folderDriveItemId, 'folderDriveItemId'));
  if (found && isSubmission(found, row.responseId)) await refuseOtherContent(submission, library, found);
}

/** The PDF's bytes, kept for further tries. */
export async function draw({ run, row, response, keep }: Submission): Promise<Uint8Array> {
  const bytes = await drawResponse(run, await response(), known(row.submissionNumber, 'submissionNumber'));
  await keep({ pdf: { bytes } });
  return bytes;
}
