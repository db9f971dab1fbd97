import type { FileLike } from '@tideform/engine';
import { getNameKey } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { AttachmentRow, ResponseRow } from '../database/rows.ts';
import { findFreeFileName } from './find-free-file-name.ts';
import { findFiles } from './stored-file.ts';

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
