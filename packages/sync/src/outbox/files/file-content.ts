import { createQuickXorHash, type DriveItem } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { AttachmentRow } from '../../database/rows.ts';
import { FileUnavailable } from '../../files/file-unavailable.ts';

const chunkBytes = 4_194_304;

/** Content that a file must have in the library. */
export interface FileContent {
  readonly blob: Blob;
  readonly quickXorHash: string;
}

/**
 * Reads a file from this device and computes its hash.
 *
 * @throws FileUnavailable when this device has lost the file
 */
export async function loadFileContent({ database }: SyncContext, row: AttachmentRow): Promise<FileContent> {
  const blob = (await database.files.get(row.id))?.content;
  if (blob?.size !== row.sizeBytes) throw new FileUnavailable(row.name);
  const hash = createQuickXorHash();
  for (let at = 0; at < blob.size; at += chunkBytes) hash.update(await readBytes(row, blob.slice(at, at + chunkBytes)));
  return { blob, quickXorHash: hash.digest() };
}

/**
 * Reads a blob's bytes.
 * NOTE: call it before sending, because a blob that fails inside `fetch` looks like a network outage.
 */
export async function readBytes(row: AttachmentRow, blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new FileUnavailable(row.name, { cause });
  }
}

/**
 * Returns whether the item's content is this file. A missing hash, which the service may compute later, counts as
 * equal.
 */
export function isSameContent(item: DriveItem, { blob, quickXorHash }: FileContent): boolean {
  const hash = item.file?.hashes?.quickXorHash;
  return !item.folder && item.size === blob.size && (hash === undefined || hash === quickXorHash);
}
