import type { FileLike, SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import type { AttachmentRow, ResponseRow } from '../database/rows.ts';
import { inTurns } from '../in-turns.ts';
import { FileUnavailable } from './file-unavailable.ts';
import { ownFiles } from './own-files.ts';
import { filesIn } from './stored-file.ts';

/** Files that are read at the same time: the person waits, and each lies in the memory as a whole. */
const filesAtOnce = 3;

/** What the proof of a submit says of one file. Without `sha256`: sent by another device. The answers say where it lies. */
export interface ManifestFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256?: string;
}

/**
 * What the manifest of a submit says of the answers' files. Those that only this device has are read again and hashed:
 * nothing is submitted that could not be sent.
 *
 * @throws FileUnavailable that names the first file that cannot be read as it was picked.
 */
export async function filesToSubmit(
  context: SyncContext,
  response: ResponseRow,
  data: SubmissionData,
): Promise<readonly ManifestFile[]> {
  const files = filesIn(data);
  if (files.length === 0) return [];
  await ownFiles(context, { ...response, data: { ...response.data, data } });
  const rows = await context.database.attachments.where('responseId').equals(response.id).toArray();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found: (ManifestFile | FileUnavailable)[] = [];
  await inTurns(filesAtOnce, [...files.entries()], async ([at, file]) => {
    found[at] = await manifestEntry(context, file, byId.get(file.id)).catch(unavailable);
  });
  return found.map((each) => {
    if (each instanceof FileUnavailable) throw each;
    return each;
  });
}

function unavailable(cause: unknown): FileUnavailable {
  if (cause instanceof FileUnavailable) return cause;
  throw cause;
}

async function manifestEntry(
  context: SyncContext,
  file: FileLike,
  row: AttachmentRow | undefined,
): Promise<ManifestFile> {
  if (row) {
    if (!row.arrived) await requireContent(context, row);
    return { name: row.name, sizeBytes: row.sizeBytes, sha256: row.sha256 };
  }
  // Sent by another device: only the library has its content.
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
