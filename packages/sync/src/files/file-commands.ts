import type { FileLike, StoredFile } from '@tideform/engine';
import { getNameKey } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { requireIdentity, requireOwnResponse } from '../database/own-rows.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { AttachmentRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { findFreeFileName } from './find-free-file-name.ts';
import { loadFile } from './load-file.ts';
import { findFiles } from './stored-file.ts';

/** Commands for files of responses. Files are stored on this device first, and uploaded by the next sync. */
export interface FileCommands {
  /**
   * Stores a selected file for a draft. Once it resolves, a crash doesn't lose the file. Rejects when the bytes can't
   * be read or there isn't enough space (`isQuotaExceeded`).
   */
  add(
    responseId: string,
    content: Blob,
    file: { readonly name: string; readonly type: string; readonly thumbnail?: string },
  ): Promise<StoredFile>;
  /** Reads a file from this device, or else from the library. Rejects with `FileUnavailable` if neither has it. */
  read(file: FileLike, signal?: AbortSignal): Promise<Blob>;
}

/** Creates the commands for files of responses. Adding works offline; reading does when the file is on this device. */
export function createFileCommands(context: SyncContext): FileCommands {
  return {
    add: (responseId, content, file) => addFile(context, responseId, content, file),
    read: (file, signal) => loadFile(context, file, signal),
  };
}

interface NewFile {
  readonly name: string;
  readonly type: string;
  /** Preview image as a data URL. */
  readonly thumbnail?: string;
}

/**
 * Stores a selected file on this device under a unique name. Once it resolves, the bytes are in the local database.
 *
 * @throws when the bytes can't be read, when there isn't enough space, or when the response isn't a draft of this user.
 */
async function addFile(
  { database, ports }: SyncContext,
  responseId: string,
  picked: Blob,
  { name, type, thumbnail }: NewFile,
): Promise<StoredFile> {
  const person = requireIdentity(ports);
  // Copies the bytes, because the original file may change or be deleted.
  const content = new Blob([await picked.arrayBuffer()], { type });
  const sha256 = await ports.hashing.sha256(content);
  const id = ports.chance.uuid();
  const write = async (): Promise<AttachmentRow> => {
    const response = await requireOwnResponse(database, responseId, person);
    if (response.submitted || response.deleted) throw new FailureError('invalid-response', { responseId });
    const others = await database.attachments.where('responseId').equals(responseId).toArray();
    const taken = new Set([...others, ...findFiles(response.data.data)].map((file) => getNameKey(file.name)));
    const row: AttachmentRow = {
      id,
      responseId,
      tenantId: person.tenantId,
      userId: person.userId,
      name: findFreeFileName(name, (key) => taken.has(key), ports.chance.random),
      type,
      sizeBytes: content.size,
      sha256,
    };
    await database.files.add({ id, timestamp: ports.clock.now(), content });
    await database.attachments.add(row);
    await addJournalEntry(database, ports.clock, responseId, 'file added', id);
    return row;
  };
  const tables = [database.responses, database.files, database.attachments, database.journal];
  const row = await withStorageReserve(database, () => database.transaction('rw', tables, write));
  return {
    id,
    name: row.name,
    originalName: name,
    size: row.sizeBytes,
    type,
    url: '',
    storage: 'indexeddb',
    ...(thumbnail && { thumbnail }),
  };
}
