import { type DriveItem, type FieldValues, operations } from '@tideform/graph';
import { fileNames } from '../../library/layout.ts';
import { CheckExpiredError } from '../../retries/verdict.ts';
import { patchFields } from './fields.ts';
import type { ResponseLibrary } from './find-response-library.ts';
import { hasExpectedContent, type UploadTarget, uploadVerified } from './upload-verified.ts';

/**
 * Writes the submission's JSON. An existing draft file becomes the submission's file, so that its history is kept;
 * otherwise a new file is created.
 */
export async function uploadSubmission(
  library: ResponseLibrary,
  folderId: string,
  found: DriveItem | undefined,
  bytes: Uint8Array,
): Promise<DriveItem> {
  const target: UploadTarget = found
    ? { itemId: found.id, ifMatch: found.eTag }
    : { folderId, name: fileNames.responseSubmitted };
  const content: Parameters<typeof uploadVerified>[2] = {
    bytes,
    contentType: 'application/json',
    failure: { kind: 'upload-refused', parameters: { file: fileNames.responseSubmitted } },
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

/**
 * Commits a submission by setting its fields, provided that the file still has the uploaded content: another device's
 * draft may have overwritten it.
 */
export async function commitSubmissionFields(
  library: ResponseLibrary,
  itemId: string,
  bytes: Uint8Array,
  fields: FieldValues,
): Promise<void> {
  const { graph, driveId } = library;
  const query = { select: ['id', 'eTag'] };
  const listItem = await graph.call(operations.getItemListItem, { driveId, itemId }, { query, isTargetNew: true });
  if (!(await hasStoredBytes(library, itemId, bytes))) throw new CheckExpiredError();
  await patchFields(library, listItem, fields, listItem.eTag === undefined ? {} : { ifMatch: listItem.eTag });
}

/** Returns whether a file in the library has these bytes. */
export async function hasStoredBytes(
  { graph, driveId }: ResponseLibrary,
  itemId: string,
  bytes: Uint8Array,
): Promise<boolean> {
  return hasExpectedContent(await graph.call(operations.getItem, { driveId, itemId }), bytes);
}
