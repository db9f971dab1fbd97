import type { SyncContext } from '../context.ts';
import { asLeader } from '../database/lease.ts';
import { mayLieThere } from './may-lie-there.ts';
import { namedFiles } from './named-files.ts';

const retentionMs = 7 * 86_400_000;

/**
 * Deletes files that nobody has used for 7 days and no response on this device names: read from the library, or added to
 * a draft and taken out again. What a response still needs stays, however old, and so does the trace of what it has to take
 * out of the library.
 */
export async function sweepFiles(context: SyncContext, epoch: number): Promise<void> {
  const { database, ports } = context;
  const limit = new Date(Date.parse(ports.clock.now()) - retentionMs).toISOString();
  if ((await database.files.where('timestamp').below(limit).count()) === 0) return;
  await asLeader(database, epoch, ['files', 'attachments', 'responses'], async () => {
    const old = await database.files.where('timestamp').below(limit).primaryKeys();
    const { ids } = await namedFiles(database, () => true);
    const unneeded = old.filter((id) => !ids.has(id));
    await database.files.bulkDelete(unneeded);
    const rows = await database.attachments.where('id').anyOf(unneeded).toArray();
    for (const { responseId, id, ...row } of rows) {
      const isOver = !row.withdrawn && (await database.responses.get(responseId)) === undefined;
      if (isOver || !mayLieThere(row)) await database.attachments.delete([responseId, id]);
    }
  });
}
