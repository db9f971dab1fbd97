import { type DriveItem, operations, quickXorHash } from '@tideform/graph';
import type { ResponseLibrary } from './response-library.ts';

/**
 * Where the bytes go: a name in a folder, where a file of that name is replaced, or, with `ifMatch`, the file that was
 * just read (a late duplicate of this call then fails instead of overwriting what came after).
 */
export type UploadTarget =
  | { readonly folderId: string; readonly name: string }
  | { readonly itemId: string; readonly ifMatch: string | undefined };

/**
 * Uploads content and proves by size and hash that the library has it.
 *
 * NOTE: one PUT whatever the size. Upload sessions for 4,000,000 bytes and more come with attachments.
 *
 * @throws Error with `failure` when what came back is not what was sent.
 */
export async function uploadVerified(
  library: ResponseLibrary,
  target: UploadTarget,
  content: { readonly bytes: Uint8Array; readonly contentType: string; readonly failure: string },
): Promise<DriveItem> {
  const item = await put(library, target, content);
  if (!holds(item, content.bytes)) throw new Error(content.failure);
  return item;
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
  if ('itemId' in target) {
    const { itemId, ifMatch } = target;
    return graph.call(
      operations.putItemContent,
      { driveId, itemId },
      { bytes, contentType, ...(ifMatch && { ifMatch }) },
    );
  }
  const params = { driveId, itemId: target.folderId, path: target.name };
  const query = { conflictBehavior: 'replace' } as const;
  return graph.call(operations.putChildContent, params, { bytes, contentType, query });
}
