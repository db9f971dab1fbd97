import type { FileLike, SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import type { AttachmentRow, ResponseRow } from '../database/rows.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { adoptFiles } from './adopt-files.ts';
import { FileUnavailable } from './file-unavailable.ts';
import { findFiles } from './stored-file.ts';

/** Files that are read at the same time. The user waits for them, and each is read into memory completely. */
const maxConcurrentReads = 3;

/**
 * Entry for one file in the manifest of a submit. Without `sha256`, another device uploaded the file; the answers
 * contain its location.
 */
export interface ManifestFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256?: string;
}

/**
 * Returns the manifest entries of the answers' files. Files that exist only on this device are read and hashed again,
 * so that a response is never submitted with a file that can't be uploaded.
 *
 * @throws FileUnavailable with the name of the first file that can't be read or has changed
 */
export async function buildManifestFiles(
  context: SyncContext,
  response: ResponseRow,
  data: SubmissionData,
): Promise<readonly ManifestFile[]> {
  const files = findFiles(data);
  if (files.length === 0) return [];
  await adoptFiles(context, { ...response, data: { ...response.data, data } });
  const rows = await context.database.attachments.where('responseId').equals(response.id).toArray();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const entries: (ManifestFile | FileUnavailable)[] = [];
  await runConcurrently(maxConcurrentReads, [...files.entries()], async ([at, file]) => {
    entries[at] = await buildManifestFile(context, file, byId.get(file.id)).catch(toFileUnavailable);
  });
  return entries.map((each) => {
    if (each instanceof FileUnavailable) throw each;
    return each;
  });
}

function toFileUnavailable(cause: unknown): FileUnavailable {
  if (cause instanceof FileUnavailable) return cause;
  throw cause;
}

async function buildManifestFile(
  context: SyncContext,
  file: FileLike,
  row: AttachmentRow | undefined,
): Promise<ManifestFile> {
  if (row) {
    if (!row.arrived) await requireContent(context, row);
    return { name: row.name, sizeBytes: row.sizeBytes, sha256: row.sha256 };
  }
  // Another device uploaded the file, so only the library has its content.
  if (file.url === '' && file.driveItemId === undefined) throw new FileUnavailable(file.name);
  return { name: file.name, sizeBytes: file.size };
}

async function requireContent({ database, ports }: SyncContext, row: AttachmentRow): Promise<void> {
  const content = (await database.files.get(row.id))?.content;
  if (!content) throw new FileUnavailable(row.name);
  const sha256 = await ports.hashing.sha256(content).catch((cause: unknown) => {
    throw new FileUnavailable(row.name, { cause });
  });
  if (sha256 !== row.sha256) throw new FileUnavailable(row.name);
}
