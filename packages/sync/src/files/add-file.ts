import type { StoredFile } from '@tideform/engine';
import { nameKey } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import { ownResponse, signedIn } from '../database/own-rows.ts';
import { withReserve } from '../database/reserve.ts';
import type { AttachmentRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { freeFileName } from './file-names.ts';
import { filesIn } from './stored-file.ts';

export interface NewFile {
  readonly name: string;
  readonly type: string;
  /** A small picture as a data URL. */
  readonly thumbnail?: string;
}

/**
 * Keeps a picked file on this device under a name of its own. When it resolves, the bytes are in the local database.
 *
 * @throws when the bytes cannot be read, when there is no room for them, and for a response that is not the person's draft.
 */
export async function addFile(
  { database, ports }: SyncContext,
  responseId: string,
  picked: Blob,
  { name, type, thumbnail }: NewFile,
): Promise<StoredFile> {
  const person = signedIn(ports);
  // What was picked may change or go while it lies where it was picked.
  const content = new Blob([await picked.arrayBuffer()], { type });
  const sha256 = await ports.hashing.sha256(content);
  const id = ports.chance.uuid();
  const keep = async (): Promise<AttachmentRow> => {
    const response = await ownResponse(database, responseId, person);
    if (response.submitted || response.deleted) throw new Failed('invalid-response', { responseId });
    const others = await database.attachments.where('responseId').equals(responseId).toArray();
    const taken = new Set([...others, ...filesIn(response.data.data)].map((file) => nameKey(file.name)));
    const row: AttachmentRow = {
      id,
      responseId,
      tenantId: person.tenantId,
      userId: person.userId,
      name: freeFileName(name, (key) => taken.has(key), ports.chance.random),
      type,
      sizeBytes: content.size,
      sha256,
    };
    await database.files.add({ id, timestamp: ports.clock.now(), content });
    await database.attachments.add(row);
    await note(database, ports.clock, responseId, 'file added', id);
    return row;
  };
  const tables = [database.responses, database.files, database.attachments, database.journal];
  const row = await withReserve(database, () => database.transaction('rw', tables, keep));
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
