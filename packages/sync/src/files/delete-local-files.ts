import type { SyncContext } from '../context.ts';
import { runAsLeader } from '../database/lease.ts';
import type { TableAccess } from '../database/open-database.ts';
import type { AttachmentRow, ResponseRow } from '../database/rows.ts';
import type { TableName } from '../database/schema.ts';
import { findFiles } from './stored-file.ts';

/** Tables that a transaction with `deleteLocalFiles` must include. */
export const fileTables = ['files', 'attachments', 'responses'] as const satisfies readonly TableName[];

/**
 * Deletes this device's copies of a response's files. Call it only after the receipt, or together with the draft. Keeps
 * bytes that another response refers to, such as a copy of the draft, and records of files that a withdrawn
 * resubmission has uploaded.
 */
export async function deleteLocalFiles(tables: TableAccess, responseId: string): Promise<void> {
  const rows = await tables.attachments.where('responseId').equals(responseId).toArray();
  if (rows.length === 0) return;
  const { ids } = await findReferencedFiles(tables, (row) => row.id !== responseId);
  await tables.files.bulkDelete(rows.map((row) => row.id).filter((id) => !ids.has(id)));
  const finished = rows.filter((row) => !row.withdrawn).map((row): [string, string] => [responseId, row.id]);
  await tables.attachments.bulkDelete(finished);
}

/**
 * Returns the IDs of files and library items that responses on this device refer to.
 *
 * @param isIncluded selects the responses to include
 */
export async function findReferencedFiles(
  { responses }: Pick<TableAccess, 'responses'>,
  isIncluded: (row: ResponseRow) => boolean,
): Promise<{ readonly ids: ReadonlySet<string>; readonly itemIds: ReadonlySet<unknown> }> {
  const ids = new Set<string>();
  const itemIds = new Set<unknown>();
  await responses.filter(isIncluded).each((row) => {
    for (const file of findFiles(row.data.data)) {
      ids.add(file.id);
      itemIds.add(file.driveItemId);
    }
  });
  return { ids, itemIds };
}

/** Returns whether the upload of this attachment was started, so that the library may already have the file. */
export function isUploadStarted({ sending, claiming, arrived, leaving }: Partial<AttachmentRow>): boolean {
  return sending === 1 || [claiming, arrived, leaving].some((itemState) => itemState !== undefined);
}

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
