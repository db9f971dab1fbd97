import { type DriveItem, type FieldValues, operations } from '@tideform/graph';
import type { OutboxRow } from '../../database/rows.ts';
import { fileNames } from '../../library/layout.ts';
import { sweepSubmission } from '../files/sweep-attachments.ts';
import type { PushRun } from '../push-run.ts';
import { patchFields } from '../remote/fields.ts';
import { findResponseItem, isSubmission } from '../remote/response-item.ts';
import { type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { submissionFields } from '../remote/submission-fields.ts';
import { holds, type UploadTarget, uploadVerified } from '../remote/verified-upload.ts';
import { jsonBytes, type SubmittedResponse, submittedResponse } from '../response-file.ts';
import { refuseOtherContent } from './refuse-other-content.ts';
import { setAsideOther } from './set-aside-other.ts';
import { known, type Step } from './submission.ts';

/**
 * P5: the response's JSON is put in its place, and ONE change of fields makes it a submission. Readers look at
 * tfItemType, so they see nothing before that change and everything after it.
 */
export const commitSubmission: Step = async (submission) => {
  const { run, row, response } = submission;
  const library = await responseLibrary(run, row);
  const folderId = known(row.folderDriveItemId, 'folderDriveItemId');
  const submitted = submittedResponse(await response(), row, known(row.submissionNumber, 'submissionNumber'));
  const bytes = jsonBytes(submitted);
  const found = await findResponseItem(library, folderId);
  if (found && isSubmission(found, row.responseId)) {
    if (!holds(found, bytes)) await refuseOtherContent(library, row, found);
    await sweep(run, row, library, submitted);
    return { progress: { responseDriveItemId: found.id }, next: 'count' };
  }
  if (found) await setAsideOther(submission, library, found);
  const item = await putInPlace(library, folderId, found, bytes);
  await commitFields(library, item.id, bytes, submissionFields(submitted, await response()));
  await sweep(run, row, library, submitted);
  return { progress: { responseDriveItemId: item.id }, next: 'count' };
};

/** Files that a draft has had and the submission has not: only a draft that was sent, here or elsewhere, can have any. */
async function sweep(
  run: PushRun,
  row: OutboxRow,
  library: ResponseLibrary,
  { data }: SubmittedResponse,
): Promise<void> {
  const { responseId, formId } = row;
  const added = await run.database.attachments.where('responseId').equals(responseId).count();
  if (row.responseDriveItemId === undefined && added === 0) return;
  const folderId = known(row.folderDriveItemId, 'folderDriveItemId');
  await sweepSubmission(run, { library, folderId, responseId, formId }, data.data);
}

/** The draft's file becomes the submission's, so that its history stays with it; without a draft there is a new file. */
async function putInPlace(
  library: ResponseLibrary,
  folderId: string,
  found: DriveItem | undefined,
  bytes: Uint8Array,
): Promise<DriveItem> {
  const target: UploadTarget = found
    ? { itemId: found.id, ifMatch: found.eTag }
    : { folderId, name: fileNames.responseSubmitted };
  const content = {
    bytes,
    contentType: 'application/json',
    failure: `Problem uploading ${fileNames.responseSubmitted}`,
  };
  const item = await uploadVerified(library, target, content);
  if (item.name === fileNames.responseSubmitted) return item;
  const { graph, driveId } = library;
  return graph.call(
    operations.updateItem,
    { driveId, itemId: item.id },
    { body: { name: fileNames.responseSubmitted } },
  );
}

/** The commit itself, and only over the content that was put there: another device's draft may have come in between. */
async function commitFields(
  library: ResponseLibrary,
  itemId: string,
  bytes: Uint8Array,
  fields: FieldValues,
): Promise<void> {
  const { graph, driveId } = library;
  const query = { select: ['id', 'eTag'] };
  const listItem = await graph.call(operations.getItemListItem, { driveId, itemId }, { query });
  const item = await graph.call(operations.getItem, { driveId, itemId });
  if (!holds(item, bytes)) throw new Error(`Problem uploading ${fileNames.responseSubmitted}`);
  await patchFields(library, listItem, fields, listItem.eTag === undefined ? {} : { ifMatch: listItem.eTag });
}
