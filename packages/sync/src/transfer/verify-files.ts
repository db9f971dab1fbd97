import type { FileLike } from '@tideform/engine';
import { getNameKey } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import type { AttachmentRow, FileRow } from '../database/rows.ts';
import { findFreeFileName } from '../files/find-free-file-name.ts';
import { decodeBase64 } from './base64.ts';
import type { PackedFile } from './response-package.ts';

export interface VerifiedFiles {
  readonly files: readonly FileRow[];
  readonly attachments: readonly AttachmentRow[];
}

/**
 * Converts the files of one packed response to rows after verifying their bytes. Files on this device aren't replaced,
 * and files in the library aren't sent again.
 */
export async function verifyFiles(
  { database, ports }: SyncContext,
  responseId: string,
  packed: readonly PackedFile[],
): Promise<VerifiedFiles | 'damaged'> {
  const { tenantId, userId } = requireIdentity(ports);
  const files: FileRow[] = [];
  const attachments: AttachmentRow[] = [];
  const seen = new Set<string>();
  for (const { id, name, type, sizeBytes, sha256, content, isRead } of packed) {
    const bytes = tryDecode(content);
    const isWhole = bytes?.length === sizeBytes && (await ports.hashing.sha256(bytes)) === sha256;
    const existing = await database.files.get(id);
    const isOther = existing && (await ports.hashing.sha256(existing.content)) !== sha256;
    if (!bytes || !isWhole || isOther || seen.has(id)) return 'damaged';
    seen.add(id);
    if (!existing) files.push({ id, timestamp: ports.clock.now(), content: new Blob([bytes], { type }) });
    if (isRead) continue;
    const isTaken = (key: string) => attachments.some((row) => getNameKey(row.name) === key);
    const safeName = findFreeFileName(name, isTaken, ports.chance.random);
    attachments.push({ id, responseId, tenantId, userId, name: safeName, type, sizeBytes, sha256 });
  }
  return { files, attachments };
}

/** Returns the names of files that the answers refer to and that are neither in the package nor in the library. */
export function findMissingFiles(named: readonly FileLike[], packed: readonly PackedFile[]): readonly string[] {
  const here = new Set(packed.map(({ id }) => id));
  return named.filter(({ id, driveItemId }) => driveItemId === undefined && !here.has(id)).map(({ name }) => name);
}

function tryDecode(content: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return decodeBase64(content);
  } catch {
    return undefined;
  }
}
