import {
  computeQuickXorHash,
  type DriveItem,
  type FieldValues,
  GraphError,
  getNameKey,
  operations,
  uploadLargeFile,
} from '@tideform/graph';
import { FailureError } from '../../failures/failure-error.ts';
import { isRewrittenByService } from '../../files/stored-file.ts';
import { fileNames } from '../../library/layout.ts';
import { CheckExpiredError, type UploadFailure, UploadRefusedError } from '../../retries/verdict.ts';
import { patchFields } from './fields.ts';
import type { ResponseLibrary } from './find-response-library.ts';

/** Content smaller than this is uploaded with one PUT. */
const singlePutBelowBytes = 4_000_000;

/**
 * Target of an upload: a new name in a folder or, with `ifMatch`, the file that was just read. A delayed call then
 * fails instead of overwriting a newer state.
 */
export type UploadTarget =
  | { readonly folderId: string; readonly name: string }
  | { readonly itemId: string; readonly ifMatch: string | undefined };

/**
 * Uploads content and verifies size and hash. Content that the service changes on upload (SYNC-52) is accepted if the
 * item is the one that was written.
 *
 * @throws FailureError with `failure` when the stored content differs; UploadRefusedError with `failure`, or as
 * `large-upload-refused`, when Graph refuses the upload: with 409 when the name is taken.
 */
export async function uploadVerified(
  library: ResponseLibrary,
  target: UploadTarget,
  content: { readonly bytes: Uint8Array; readonly contentType: string; readonly failure: UploadFailure },
): Promise<DriveItem> {
  const item = await putContent(library, target, content).catch((error: unknown) => {
    throw error instanceof GraphError ? new UploadRefusedError(toRefusal(content, error), error) : error;
  });
  if (!hasExpectedContent(item, content.bytes) && !isRewritten(item, target))
    throw new FailureError(content.failure.kind, content.failure.parameters);
  return item;
}

function isRewritten(item: DriveItem, target: UploadTarget): boolean {
  const isTarget = 'itemId' in target ? item.id === target.itemId : getNameKey(item.name) === getNameKey(target.name);
  return isTarget && isRewrittenByService(item.name) && (item.size ?? 0) > 0;
}

function toRefusal(
  { bytes, failure }: { readonly bytes: Uint8Array; readonly failure: UploadFailure },
  { status }: GraphError,
): UploadFailure {
  return bytes.length < singlePutBelowBytes ? failure : { kind: 'large-upload-refused', parameters: { status } };
}

/**
 * Returns whether the item's content equals these bytes. A missing hash, which the service may compute later, counts as
 * equal.
 */
export function hasExpectedContent(item: DriveItem, bytes: Uint8Array): boolean {
  const hash = item.file?.hashes?.quickXorHash;
  return item.size === bytes.length && (hash === undefined || hash === computeQuickXorHash(bytes));
}

function putContent(
  { graph, driveId }: ResponseLibrary,
  target: UploadTarget,
  { bytes, contentType }: { readonly bytes: Uint8Array; readonly contentType: string },
): Promise<DriveItem> {
  const ifMatch = 'itemId' in target && target.ifMatch ? { ifMatch: target.ifMatch } : {};
  if (bytes.length >= singlePutBelowBytes) {
    const place = 'itemId' in target ? { itemId: target.itemId } : { itemId: target.folderId, path: target.name };
    const conflictBehavior = 'itemId' in target ? 'replace' : 'fail';
    const content = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: contentType });
    // NOTE: the session URL isn't stored, so an interrupted upload starts over.
    return uploadLargeFile(graph, { driveId, ...place }, content, {
      onSession: () => {},
      conflictBehavior,
      ...ifMatch,
    });
  }
  const options = { bytes, contentType };
  if ('itemId' in target) {
    return graph.call(operations.putItemContent, { driveId, itemId: target.itemId }, { ...options, ...ifMatch });
  }
  const params = { driveId, itemId: target.folderId, path: target.name };
  return graph.call(operations.putChildContent, params, { ...options, query: { conflictBehavior: 'fail' } });
}

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
async function hasStoredBytes(
  { graph, driveId }: ResponseLibrary,
  itemId: string,
  bytes: Uint8Array,
): Promise<boolean> {
  return hasExpectedContent(await graph.call(operations.getItem, { driveId, itemId }), bytes);
}
