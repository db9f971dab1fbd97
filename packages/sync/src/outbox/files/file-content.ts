import { createQuickXorHash, type DriveItem } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { AttachmentRow } from '../../database/rows.ts';
import { FileUnavailable } from '../../files/file-unavailable.ts';

const partBytes = 4_194_304;

/** A file as it has to lie in the library. */
export interface FileContent {
  readonly blob: Blob;
  readonly quickXorHash: string;
}

/** @throws FileUnavailable when this device has lost the file. */
export async function fileContent({ database }: SyncContext, row: AttachmentRow): Promise<FileContent> {
  const blob = (await database.files.get(row.id))?.content;
  if (blob?.size !== row.sizeBytes) throw new FileUnavailable(row.name);
  const hash = createQuickXorHash();
  for (let at = 0; at < blob.size; at += partBytes) hash.update(await bytesOf(row, blob.slice(at, at + partBytes)));
  return { blob, quickXorHash: hash.digest() };
}

/** NOTE: read before it is sent: a blob that fails inside `fetch` looks like a network that is down. */
export async function bytesOf(row: AttachmentRow, blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new FileUnavailable(row.name, { cause });
  }
}

/** Is the item's content this file? A hash that the service has not made yet cannot disagree. */
export function isSameContent(item: DriveItem, { blob, quickXorHash }: FileContent): boolean {
  const hash = item.file?.hashes?.quickXorHash;
  return !item.folder && item.size === blob.size && (hash === undefined || hash === quickXorHash);
}
