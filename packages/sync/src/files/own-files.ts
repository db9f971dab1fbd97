import type { FileLike } from '@tideform/engine';
import { nameKey } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { withReserve } from '../database/reserve.ts';
import type { AttachmentRow, ResponseRow } from '../database/rows.ts';
import { freeFileName } from './file-names.ts';
import { filesIn } from './stored-file.ts';

/**
 * Makes files that came from elsewhere the response's own, where this device has their bytes: those of a draft that was
 * set aside as a copy. They are then sent to the copy's folder, whatever becomes of the original's.
 */
export async function ownFiles(context: SyncContext, response: ResponseRow): Promise<void> {
  const files = filesIn(response.data.data);
  if (files.length === 0) return;
  const known = await rowsOf(context, response.id);
  for (const file of files) {
    const isElsewhere = file.driveItemId !== undefined && response.copiedFromId === undefined;
    if (!isElsewhere && !known.some((row) => row.id === file.id)) await own(context, response, file);
  }
}

async function own(context: SyncContext, response: ResponseRow, { id, name, type }: FileLike): Promise<void> {
  const { database, ports } = context;
  const content = (await database.files.get(id))?.content;
  if (!content) return;
  const sha256 = await ports.hashing.sha256(content);
  const { id: responseId, tenantId, userId } = response;
  const keep = async () => {
    const others = await rowsOf(context, responseId);
    if (others.some((row) => row.id === id)) return;
    const taken = new Set(others.map((row) => nameKey(row.name)));
    const own = { id, responseId, tenantId, userId, type, sizeBytes: content.size, sha256 };
    await database.attachments.add({ ...own, name: freeFileName(name, (key) => taken.has(key), ports.chance.random) });
  };
  await withReserve(database, () => database.transaction('rw', database.attachments, keep));
}

function rowsOf({ database }: SyncContext, responseId: string): Promise<AttachmentRow[]> {
  return database.attachments.where('responseId').equals(responseId).toArray();
}
