import type { FileLike, SubmissionData } from '@tideform/engine';
import { getNameKey } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { AttachmentRow, ResponseRow } from '../database/rows.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { findFreeFileName } from './find-free-file-name.ts';
import { FileUnavailable } from './load-file.ts';
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

/**
 * Adds attachment rows for files of another response whose bytes are on this device, as in a draft that was set aside
 * as a copy. They are then uploaded to the copy's own folder, independent of the original's.
 */
export async function adoptFiles(context: SyncContext, response: ResponseRow): Promise<void> {
  const files = findFiles(response.data.data);
  if (files.length === 0) return;
  const known = await findAttachmentRows(context, response.id);
  for (const file of files) {
    const isStoredElsewhere = file.driveItemId !== undefined && response.copiedFromId === undefined;
    if (!isStoredElsewhere && !known.some((row) => row.id === file.id)) await adoptFile(context, response, file);
  }
}

async function adoptFile(context: SyncContext, response: ResponseRow, { id, name, type }: FileLike): Promise<void> {
  const { database, ports } = context;
  const content = (await database.files.get(id))?.content;
  if (!content) return;
  const sha256 = await ports.hashing.sha256(content);
  const { id: responseId, tenantId, userId } = response;
  const write = async () => {
    const others = await findAttachmentRows(context, responseId);
    if (others.some((row) => row.id === id)) return;
    const taken = new Set(others.map((row) => getNameKey(row.name)));
    const own = { id, responseId, tenantId, userId, type, sizeBytes: content.size, sha256 };
    await database.attachments.add({
      ...own,
      name: findFreeFileName(name, (key) => taken.has(key), ports.chance.random),
    });
  };
  await withStorageReserve(database, () => database.transaction('rw', database.attachments, write));
}

function findAttachmentRows({ database }: SyncContext, responseId: string): Promise<AttachmentRow[]> {
  return database.attachments.where('responseId').equals(responseId).toArray();
}
