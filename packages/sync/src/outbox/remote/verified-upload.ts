import { type DriveItem, GraphError, nameKey, operations, quickXorHash, uploadLarge } from '@tideform/graph';
import { Failed } from '../../failures/failed.ts';
import { isRewrittenByService } from '../../files/is-rewritten-by-service.ts';
import { type UploadFailure, UploadRefused } from '../../retries/verdict.ts';
import type { ResponseLibrary } from './response-library.ts';

/** Smaller content goes in one PUT. */
const singlePutBelowBytes = 4_000_000;

/**
 * Where the bytes go: a name in a folder that nothing has yet, or, with `ifMatch`, the file that was just read. A late call
 * then fails instead of overwriting what came after.
 */
export type UploadTarget =
  | { readonly folderId: string; readonly name: string }
  | { readonly itemId: string; readonly ifMatch: string | undefined };

/**
 * Uploads content and proves by size and hash that the library has it. What the service rewrites as it comes in (SYNC-52) is taken for
 * what was sent when it is the file that was written.
 *
 * @throws Failed with `failure` when what came back is not what was sent; UploadRefused with `failure`, or as
 * `large-upload-refused`, when Graph refuses it: with 409 when something has the name.
 */
export async function uploadVerified(
  library: ResponseLibrary,
  target: UploadTarget,
  content: { readonly bytes: Uint8Array; readonly contentType: string; readonly failure: UploadFailure },
): Promise<DriveItem> {
  const item = await put(library, target, content).catch((error: unknown) => {
    throw error instanceof GraphError ? new UploadRefused(refusalOf(content, error), error) : error;
  });
  if (!holds(item, content.bytes) && !isRewritten(item, target))
    throw new Failed(content.failure.kind, content.failure.parameters);
  return item;
}

function isRewritten(item: DriveItem, target: UploadTarget): boolean {
  const isTarget = 'itemId' in target ? item.id === target.itemId : nameKey(item.name) === nameKey(target.name);
  return isTarget && isRewrittenByService(item.name) && (item.size ?? 0) > 0;
}

function refusalOf(
  { bytes, failure }: { readonly bytes: Uint8Array; readonly failure: UploadFailure },
  { status }: GraphError,
): UploadFailure {
  return bytes.length < singlePutBelowBytes ? failure : { kind: 'large-upload-refused', parameters: { status } };
}

/** Is this item's content these bytes? A hash that the service has not made yet cannot disagree. */
export function holds(item: DriveItem, bytes: Uint8Array): boolean {
  const hash = item.file?.hashes?.quickXorHash;
  return item.size === bytes.length && (hash === undefined || hash === quickXorHash(bytes));
}

function put(
  { graph, driveId }: ResponseLibrary,
  target: UploadTarget,
  { bytes, contentType }: { readonly bytes: Uint8Array; readonly contentType: string },
): Promise<DriveItem> {
  const ifMatch = 'itemId' in target && target.ifMatch ? { ifMatch: target.ifMatch } : {};
  if (bytes.length >= singlePutBelowBytes) {
    const place = 'itemId' in target ? { itemId: target.itemId } : { itemId: target.folderId, path: target.name };
    const conflictBehavior = 'itemId' in target ? 'replace' : 'fail';
    const content = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: contentType });
    // NOTE: the address is not kept: an upload that is cut starts over.
    return uploadLarge(graph, { driveId, ...place }, content, { onSession: () => {}, conflictBehavior, ...ifMatch });
  }
  const options = { bytes, contentType };
  if ('itemId' in target) {
    return graph.call(operations.putItemContent, { driveId, itemId: target.itemId }, { ...options, ...ifMatch });
  }
  const params = { driveId, itemId: target.folderId, path: target.name };
  return graph.call(operations.putChildContent, params, { ...options, query: { conflictBehavior: 'fail' } });
}
