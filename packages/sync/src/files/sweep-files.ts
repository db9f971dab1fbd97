import type { SyncContext } from '../context.ts';
import { runAsLeader } from '../database/lease.ts';
import { findReferencedFiles } from './find-referenced-files.ts';
import { isUploadStarted } from './is-upload-started.ts';

const retentionMs = 7 * 86_400_000;

/**
 * Deletes local files that weren't used for 7 days and that no response on this device refers to: cached downloads, and
 * files that were removed from a draft. Keeps files that a response still needs, whatever their age, and records of
 * uploaded files that still have to be deleted from the library.
 */
export async function sweepFiles(context: SyncContext, epoch: number): Promise<void> {
  const { database, ports } = context;
  const limit = new Date(Date.parse(ports.clock.now()) - retentionMs).toISOString();
  if ((await database.files.where('timestamp').below(limit).count()) === 0) return;
  await runAsLeader(database, epoch, ['files', 'attachments', 'responses'], async () => {
    const old = await database.files.where('timestamp').below(limit).primaryKeys();
    const { ids } = await findReferencedFiles(database, () => true);
    const unneeded = old.filter((id) => !ids.has(id));
    await database.files.bulkDelete(unneeded);
    const rows = await database.attachments.where('id').anyOf(unneeded).toArray();
    for (const { responseId, id, ...row } of rows) {
      const isResponseDeleted = !row.withdrawn && (await database.responses.get(responseId)) === undefined;
      if (isResponseDeleted || !isUploadStarted(row)) await database.attachments.delete([responseId, id]);
    }
  });
}
