import { type DriveItem, findDownloadUrl } from '@tideform/graph';
import type { AttachmentFolder } from '../files/attachment-folder.ts';
import { deleteUnreferencedItems, findUnreferencedAttachments } from '../files/delete-removed-files.ts';
import { buildSubmissionFields } from '../remote/build-submission-fields.ts';
import { findResponseItem, isSubmission } from '../remote/find-response-item.ts';
import { findResponseLibrary, type ResponseLibrary } from '../remote/find-response-library.ts';
import { commitSubmissionFields, uploadSubmission } from '../remote/upload-submission.ts';
import { hasExpectedContent } from '../remote/upload-verified.ts';
import { encodeJson, type SubmittedResponse, toSubmittedResponse } from '../response-file.ts';
import { convertToDraft } from './convert-to-draft.ts';
import { saveOtherDraft } from './save-other-draft.ts';
import { requireProgress, type SubmissionContext, type SubmitStep } from './submission.ts';

/**
 * Step P4: writes the response's JSON, then makes it a submission with a single update of its fields. Readers check
 * tfItemType, so they see nothing before that update, and answers and files after it. The PDF follows.
 */
export const commitSubmission: SubmitStep = async (submission) => {
  const { run, row, loadResponse: response } = submission;
  const library = await findResponseLibrary(run, row);
  const folderId = requireProgress(row.folderDriveItemId, 'folderDriveItemId');
  const submitted = toSubmittedResponse(
    await response(),
    row,
    requireProgress(row.submissionNumber, 'submissionNumber'),
  );
  const bytes = encodeJson(submitted);
  const found = await findResponseItem(library, folderId);
  const folder = { library, folderId, responseId: row.responseId, formId: row.formId };
  if (found && isSubmission(found, row.responseId)) {
    const existing = hasExpectedContent(found, bytes) ? undefined : await loadStoredSubmission(library, found);
    // Another device, or a copied browser profile, may have submitted the same answers.
    if (existing && existing.manifestHash !== row.manifestHash)
      return convertToDraft(submission, await response(), existing);
    await deleteUnreferencedItems(run, folder, row.unnamed ?? []);
    return { progress: { responseDriveItemId: found.id }, next: 'count' };
  }
  if (found) await saveOtherDraft(submission, library, found);
  const item = await uploadSubmission(library, folderId, found, bytes);
  const unnamed = await recordUnreferencedFiles(submission, folder, submitted);
  await commitSubmissionFields(library, item.id, bytes, buildSubmissionFields(submitted, await response()));
  await deleteUnreferencedItems(run, folder, unnamed);
  return { progress: { responseDriveItemId: item.id }, next: 'count' };
};

/** Reads another device's submission; properties may be missing. */
async function loadStoredSubmission(
  { graph, driveId }: ResponseLibrary,
  found: DriveItem,
): Promise<Partial<SubmittedResponse>> {
  const url = await findDownloadUrl(graph, { driveId, itemId: found.id });
  const content = await (await graph.download(requireProgress(url, 'downloadUrl'))).text();
  return JSON.parse(content) as Partial<SubmittedResponse>;
}

/**
 * Finds files of the draft that the submission doesn't refer to; only a draft that was sent can have such files. Their
 * IDs are stored before the commit, because afterwards unreferenced files may belong to another user's edit of the
 * submission.
 */
async function recordUnreferencedFiles(
  { run, row, saveProgress: keep }: SubmissionContext,
  folder: AttachmentFolder,
  { data }: SubmittedResponse,
): Promise<readonly string[]> {
  const added = await run.database.attachments.where('responseId').equals(row.responseId).count();
  if (row.responseDriveItemId === undefined && added === 0) return [];
  const unnamed = await findUnreferencedAttachments(run, folder, data.data);
  if (unnamed.length > 0 || row.unnamed) await keep({ unnamed });
  return unnamed;
}
