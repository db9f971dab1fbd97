import { type DriveItem, GraphError, operations, quickXorHash, uploadLarge } from '@tideform/graph';
import { UploadRefused } from '../../retries/failure.ts';
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
 * Uploads content and proves by size and hash that the library has it.
 *
 * @throws Error with `failure` when what came back is not what was sent; UploadRefused with `failure`, or 'Problem uploading
 * large file: {status}', when Graph refuses it: with 409 when something has the name.
 */
export async function uploadVerified(
  library: ResponseLibrary,
  target: UploadTarget,
  content: { readonly bytes: Uint8Array; readonly contentType: string; readonly failure: string },
): Promise<DriveItem> {
  const item = await put(library, target, content).catch((error: unknown) => {
    throw error instanceof GraphError ? new UploadRefused(refusalText(content, error), error) : error;
  });
  if (!holds(item, content.bytes)) throw new Error(content.failure);
  return item;
}

function refusalText(
  content: { readonly bytes: Uint8Array; readonly failure: string },
  { status }: GraphError,
): string {
  return content.bytes.length < singlePutBelowBytes ? content.failure : `Problem uploading large file: ${status}`;
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
