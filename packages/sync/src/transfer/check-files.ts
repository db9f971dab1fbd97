import type { FileLike } from '@tideform/engine';
import { nameKey } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import type { AttachmentRow, FileRow } from '../database/rows.ts';
import { freeFileName } from '../files/file-names.ts';
import { decodeBase64 } from './base64.ts';
import type { PackedFile } from './response-package.ts';

export interface CheckedFiles {
  readonly files: readonly FileRow[];
  readonly attachments: readonly AttachmentRow[];
}

/**
 * The files of one packed response as rows, once their bytes are what they say. What this device has is not replaced, and
 * what lies in the library is not sent again.
 */
export async function checkFiles(
  { database, ports }: SyncContext,
  responseId: string,
  packed: readonly PackedFile[],
): Promise<CheckedFiles | 'damaged'> {
  const { tenantId, userId } = signedIn(ports);
  const files: FileRow[] = [];
  const attachments: AttachmentRow[] = [];
  const seen = new Set<string>();
  for (const { id, name, type, sizeBytes, sha256, content, isRead } of packed) {
    const bytes = decoded(content);
    const isWhole = bytes?.length === sizeBytes && (await ports.hashing.sha256(bytes)) === sha256;
    const kept = await database.files.get(id);
    const isOther = kept && (await ports.hashing.sha256(kept.content)) !== sha256;
    if (!bytes || !isWhole || isOther || seen.has(id)) return 'damaged';
    seen.add(id);
    if (!kept) files.push({ id, timestamp: ports.clock.now(), content: new Blob([bytes], { type }) });
    if (isRead) continue;
    const isTaken = (key: string) => attachments.some((row) => nameKey(row.name) === key);
    const safeName = freeFileName(name, isTaken, ports.chance.random);
    attachments.push({ id, responseId, tenantId, userId, name: safeName, type, sizeBytes, sha256 });
  }
  return { files, attachments };
}

/** Names of the answers' files that neither came with the response nor lie in the library. */
export function filesMissing(named: readonly FileLike[], packed: readonly PackedFile[]): readonly string[] {
  const here = new Set(packed.map(({ id }) => id));
  return named.filter(({ id, driveItemId }) => driveItemId === undefined && !here.has(id)).map(({ name }) => name);
}

function decoded(content: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return decodeBase64(content);
  } catch {
    return undefined;
  }
}
