import {
  computeQuickXorHash,
  type DriveItem,
  GraphError,
  getNameKey,
  operations,
  uploadLargeFile,
} from '@tideform/graph';
import { FailureError } from '../../failures/failure-error.ts';
import { isRewrittenByService } from '../../files/is-rewritten-by-service.ts';
import { type UploadFailure, UploadRefusedError } from '../../retries/verdict.ts';
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
