import type { DriveItem } from '@tideform/graph';
import type { OutboxRow } from '../../database/rows.ts';
import { fileNames } from '../../library/layout.ts';
import { UploadRefused } from '../../retries/failure.ts';
import { drawResponse } from '../draw-response.ts';
import { setFields } from '../remote/fields.ts';
import { findResponseItem, isSubmission } from '../remote/response-item.ts';
import { childWithFields, type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { holds, type UploadTarget, uploadVerified } from '../remote/verified-upload.ts';
import { requireLeader } from '../require-leader.ts';
import { refuseOtherContent } from './refuse-other-content.ts';
import { known, type Step, type Submission } from './submission.ts';

/** P4: the PDF is drawn once and its bytes are kept, so that every try uploads the same file. */
export const sendPdf: Step = async (submission) => {
  const { run, row } = submission;
  const bytes = row.pdf?.bytes ?? (await draw(submission));
  const library = await responseLibrary(run, row);
  // Who has sent the draft shares it with others.
  if (row.responseDriveItemId !== undefined) await refuseWhereSubmitted(library, row);
  const item = await putPdf(submission, library, bytes);
  await setFields(library, item.id, { tfItemType: 'pdf', tfFormId: row.formId, tfResponseId: row.responseId });
  return { progress: { pdf: { bytes, driveItemId: item.id } }, next: 'commit' };
};

/** A PDF that has the name already is of an earlier try: ours, or one that this device does not know of any more. */
async function putPdf({ run, row }: Submission, library: ResponseLibrary, bytes: Uint8Array): Promise<DriveItem> {
  const folderId = known(row.folderDriveItemId, 'folderDriveItemId');
  const content = { bytes, contentType: 'application/pdf', failure: 'Problem uploading PDF' };
  const put = (target: UploadTarget) => uploadVerified(library, target, content);
  try {
    return await put({ folderId, name: fileNames.submissionPdf });
  } catch (error) {
    if (!(error instanceof UploadRefused) || error.refusal.status !== 409) throw error;
    const found = await childWithFields(library, folderId, fileNames.submissionPdf);
    if (!found) throw error;
    if (holds(found, bytes)) return found;
    await refuseWhereSubmitted(library, row);
    await requireLeader(run);
    return put({ itemId: found.id, ifMatch: found.eTag });
  }
}

/** Another device may have submitted the draft that both had: its PDF is not ours to replace. */
async function refuseWhereSubmitted(library: ResponseLibrary, row: OutboxRow): Promise<void> {
  const found = await findResponseItem(library, known(row.folderDriveItemId, 'folderDriveItemId'));
  if (found && isSubmission(found, row.responseId)) await refuseOtherContent(library, row, found);
}

/** The PDF's bytes, kept for further tries. */
export async function draw({ run, row, response, keep }: Submission): Promise<Uint8Array> {
  const bytes = await drawResponse(run, await response(), known(row.submissionNumber, 'submissionNumber'));
  await keep({ pdf: { bytes } });
  return bytes;
}
