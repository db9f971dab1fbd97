import { type DriveItem, downloadAddress } from '@tideform/graph';
import type { AttachmentFolder } from '../files/attachment-folder.ts';
import { sweepItems, unnamedAttachments } from '../files/sweep-attachments.ts';
import { commitFields, putInPlace } from '../remote/put-submission.ts';
import { findResponseItem, isSubmission } from '../remote/response-item.ts';
import { type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { submissionFields } from '../remote/submission-fields.ts';
import { holds } from '../remote/verified-upload.ts';
import { jsonBytes, type SubmittedResponse, submittedResponse } from '../response-file.ts';
import { goOnAsDraft } from './go-on-as-draft.ts';
import { setAsideOther } from './set-aside-other.ts';
import { known, type Step, type Submission } from './submission.ts';

/**
 * P4: the response's JSON is put in its place, and ONE change of fields makes it a submission. Readers look at tfItemType, so
 * they see nothing before that change, and answers and files after it. The PDF follows.
 */
export const commitSubmission: Step = async (submission) => {
  const { run, row, response } = submission;
  const library = await responseLibrary(run, row);
  const folderId = known(row.folderDriveItemId, 'folderDriveItemId');
  const submitted = submittedResponse(await response(), row, known(row.submissionNumber, 'submissionNumber'));
  const bytes = jsonBytes(submitted);
  const found = await findResponseItem(library, folderId);
  const folder = { library, folderId, responseId: row.responseId, formId: row.formId };
  if (found && isSubmission(found, row.responseId)) {
    const stored = holds(found, bytes) ? undefined : await readStored(library, found);
    // Another device, or a copied profile, may have submitted the same answers.
    if (stored && stored.manifestHash !== row.manifestHash) return goOnAsDraft(submission, await response(), stored);
    await sweepItems(run, folder, row.unnamed ?? []);
    return { progress: { responseDriveItemId: found.id }, next: 'count' };
  }
  if (found) await setAsideOther(submission, library, found);
  const item = await putInPlace(library, folderId, found, bytes);
  const unnamed = await keepUnnamed(submission, folder, submitted);
  await commitFields(library, item.id, bytes, submissionFields(submitted, await response()));
  await sweepItems(run, folder, unnamed);
  return { progress: { responseDriveItemId: item.id }, next: 'count' };
};

/** What another device has submitted, as far as it says anything. */
async function readStored({ graph, driveId }: ResponseLibrary, found: DriveItem): Promise<Partial<SubmittedResponse>> {
  const url = await downloadAddress(graph, { driveId, itemId: found.id });
  const content = await (await graph.download(known(url, 'downloadUrl'))).text();
  return JSON.parse(content) as Partial<SubmittedResponse>;
}

/**
 * Files that a draft has had and the submission has not: only a draft that was sent, here or elsewhere, can have any.
 * Written down before the commit: what is there after it may be of another person, who edits the submission.
 */
async function keepUnnamed(
  { run, row, keep }: Submission,
  folder: AttachmentFolder,
  { data }: SubmittedResponse,
): Promise<readonly string[]> {
  const added = await run.database.attachments.where('responseId').equals(row.responseId).count();
  if (row.responseDriveItemId === undefined && added === 0) return [];
  const unnamed = await unnamedAttachments(run, folder, data.data);
  if (unnamed.length > 0 || row.unnamed) await keep({ unnamed });
  return unnamed;
}
