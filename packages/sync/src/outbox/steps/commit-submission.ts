import { isSameJson } from '@tideform/engine';
import { type DriveItem, findDownloadUrl } from '@tideform/graph';
import { addJournalEntry } from '../../database/journal.ts';
import { runAsLeader } from '../../database/lease.ts';
import { requireIdentity } from '../../database/own-rows.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { responseFile } from '../../library/stored-files.ts';
import { recordWithdrawnFiles } from '../../responses/discard-response.ts';
import { forkResponse, moveFiles } from '../../responses/fork-response.ts';
import { isKnownRevision, isSameRevision, toDraftRow } from '../../responses/to-draft-row.ts';
import type { AttachmentFolder } from '../files/attachment-folder.ts';
import { deleteUnreferencedItems, findUnreferencedAttachments } from '../files/delete-removed-files.ts';
import { buildSubmissionFields } from '../remote/fields.ts';
import {
  findResponseItem,
  findResponseLibrary,
  isSubmission,
  type ResponseLibrary,
} from '../remote/find-response-library.ts';
import { commitSubmissionFields, hasExpectedContent, uploadSubmission } from '../remote/upload-verified.ts';
import { encodeJson, type SubmittedResponse, toSubmittedResponse } from '../response-file.ts';
import { requireProgress, type SubmissionContext, type SubmitStep, type SubmitStepResult } from './submission.ts';

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

/**
 * Ends a submit when another device has already submitted other answers: the other submission stays, and the local
 * answers become a new draft with their files. The submit isn't retried. An automatic copy of the other device's draft
 * is discarded.
 *
 * @param stored submission of the other device
 */
function convertToDraft(
  submission: SubmissionContext,
  response: ResponseRow,
  stored: Partial<SubmittedResponse>,
): SubmitStepResult {
  const { run, row } = submission;
  const { database, ports } = run;
  const { numbered: _ofASubmit, ...answers } = response;
  const fork = forkResponse(answers, ports.chance.uuid(), 'submitted');
  const draft: ResponseRow = { ...fork, conflict: { kind: 'submitted', of: row.responseId, isSubmit: 1 } };
  return {
    next: 'over',
    moreTables: ['responses', 'attachments'],
    async writeMore() {
      await database.responses.add(draft);
      await moveFiles(database, row.responseId, draft.id);
      await recordWithdrawnFiles(database, row, ports.clock.now());
      await database.responses.delete(row.responseId);
      await addJournalEntry(database, ports.clock, draft.id, 'kept as a copy', row.responseId);
      await discardCopy(submission, stored);
    },
  };
}

/**
 * Discards the copy that was made of the other device's draft before that draft was submitted, unless the copy was
 * changed since.
 */
async function discardCopy({ run, row }: SubmissionContext, stored: Partial<SubmittedResponse>): Promise<void> {
  const { database, ports } = run;
  const { copyId } = row;
  const answers = stored.data?.data;
  const copy = copyId === undefined ? undefined : await database.responses.get(copyId);
  const isUntouched = copy && !copy.submitted && !copy.deleted && copy.revision === 1;
  if (!isUntouched || !answers || !isSameJson(copy.data.data, answers)) return;
  await addJournalEntry(database, ports.clock, copy.id, 'discarded', row.responseId);
  // A copy that was already sent is deleted from the library like any discarded draft.
  if (copy.submissionNumber === undefined) await database.responses.delete(copy.id);
  else await database.responses.update(copy.id, { deleted: 1, isDirty: 1, revision: copy.revision + 1 });
}

/** Saves another device's draft as a copy, once, before the submission replaces it. */
async function saveOtherDraft(
  submission: SubmissionContext,
  library: ResponseLibrary,
  found: DriveItem,
): Promise<void> {
  const { run, row } = submission;
  const response = await submission.loadResponse();
  if (found.eTag !== undefined && found.eTag === response.eTag) return;
  const file = await readJsonFile(library.graph, library.driveId, found, responseFile);
  const { writtenBy } = file;
  // A file without a mark is the submission's own content from an interrupted attempt.
  if (!writtenBy || isKnownRevision(response, writtenBy) || isSameRevision(row.setAside, writtenBy)) return;
  if (isSameJson(file.data.data, response.data.data)) return;
  const { database, epoch, ports } = run;
  const draftLocation = { teamId: row.teamId, folderId: '', item: found, identity: requireIdentity(ports) };
  const copy = forkResponse(toDraftRow(file, draftLocation), ports.chance.uuid(), 'submitted');
  await runAsLeader(database, epoch, ['outbox', 'responses', 'journal'], async () => {
    const now = await database.outbox.get(row.responseId);
    if (!now || isSameRevision(now.setAside, writtenBy)) return;
    await database.outbox.put({ ...now, setAside: writtenBy, copyId: copy.id });
    await database.responses.add(copy);
    await addJournalEntry(database, ports.clock, copy.id, 'kept as a copy', row.responseId);
  });
}
