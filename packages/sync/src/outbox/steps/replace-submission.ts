import { type DriveItem, operations } from '@tideform/graph';
import type { OutboxRow } from '../../database/rows.ts';
import { FailureError } from '../../failures/failure-error.ts';
import { findFiles } from '../../files/stored-file.ts';
import { fileNames } from '../../library/layout.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { responseFile } from '../../library/stored-files.ts';
import { getSubmissionState } from '../../responses/edit-submission.ts';
import { deleteUnreferencedItems } from '../files/delete-removed-files.ts';
import { buildSubmissionFields, patchFields } from '../remote/fields.ts';
import {
  findResponseItem,
  findResponseLibrary,
  isSubmission,
  type ResponseLibrary,
} from '../remote/find-response-library.ts';
import { hasExpectedContent, uploadVerified } from '../remote/upload-verified.ts';
import { encodeJson, toSubmittedResponse } from '../response-file.ts';
import { requireProgress, type SubmissionContext, type SubmitStep } from './submission.ts';

/** Resubmission in progress, with what is needed to replace the submission. */
interface Replacement {
  readonly submission: SubmissionContext;
  readonly library: ResponseLibrary;
  readonly folderId: string;
  /** ID of the submission's JSON file. */
  readonly itemId: string;
  /** Bytes of the JSON file to write. */
  readonly bytes: Uint8Array;
}

/**
 * Step P4 of a resubmission: writes the JSON, then updates the fields in a single call, so that tables show the new
 * answers. If two users resubmit, the JSON decides: a device that finds other answers than those its user edited stops
 * before it changes anything. A device whose answers were replaced in turn doesn't update the fields.
 */
export const replaceSubmission: SubmitStep = async (submission) => {
  const { run, row } = submission;
  const response = await submission.loadResponse();
  const library = await findResponseLibrary(run, row);
  const folderId = requireProgress(row.folderDriveItemId, 'folderDriveItemId');
  const submitted = toSubmittedResponse(response, row, requireProgress(row.submissionNumber, 'submissionNumber'));
  const bytes = encodeJson(submitted);
  const found = await findResponseItem(library, folderId);
  if (!found || !isSubmission(found, row.responseId)) throw new FailureError('submission-gone', {});
  const replacement: Replacement = { submission, library, folderId, itemId: found.id, bytes };
  const end = { progress: { responseDriveItemId: found.id }, next: 'count' } as const;
  if (!(await replaceAnswers(replacement, found))) return end;
  if (!(await replaceFields(replacement, buildSubmissionFields(submitted, response)))) return end;
  const named = new Set<unknown>(findFiles(response.data.data).map((file) => file.driveItemId));
  const removed = row.resubmission?.files.filter((id) => !named.has(id)) ?? [];
  await deleteUnreferencedItems(run, { library, folderId, responseId: row.responseId, formId: row.formId }, removed);
  return end;
};

/**
 * Writes the JSON. Returns whether our answers are stored now; `false` if they were replaced again, or the stored
 * answers are equal.
 */
async function replaceAnswers({ submission, library, bytes }: Replacement, found: DriveItem): Promise<boolean> {
  const { row } = submission;
  if (!hasExpectedContent(found, bytes)) {
    const file = await readJsonFile(library.graph, library.driveId, found, responseFile);
    if (file.manifestHash === row.manifestHash) return false;
    if (getSubmissionState(file) !== row.resubmission?.of) return requireReplaced(row);
    const failure = { kind: 'upload-refused', parameters: { file: fileNames.responseSubmitted } } as const;
    const target = { itemId: found.id, ifMatch: found.eTag };
    await uploadVerified(library, target, { bytes, contentType: 'application/json', failure });
  }
  if (!row.replaced) await submission.saveProgress({ replaced: 1 });
  return true;
}

/**
 * Returns `false` if this device's answers were stored before other answers replaced them.
 *
 * @throws FailureError when the other answers were stored first, so that ours would overwrite answers that this user hasn't
 * seen
 */
function requireReplaced({ replaced }: OutboxRow): false {
  if (!replaced) throw new FailureError('already-resubmitted-otherwise', {});
  return false;
}

async function replaceFields(replacement: Replacement, fields: Parameters<typeof patchFields>[2]): Promise<boolean> {
  const { library, itemId } = replacement;
  const { graph, driveId } = library;
  const query = { select: ['id', 'eTag'] };
  const row = await graph.call(operations.getItemListItem, { driveId, itemId }, { query });
  if (!(await hasOurAnswers(replacement))) return false;
  await patchFields(library, row, fields, row.eTag === undefined ? {} : { ifMatch: row.eTag });
  return true;
}

async function hasOurAnswers({ library: { graph, driveId }, itemId, bytes }: Replacement): Promise<boolean> {
  return hasExpectedContent(await graph.call(operations.getItem, { driveId, itemId }), bytes);
}
