import type { TableAccess } from '../database/open-database.ts';
import type { OutboxRow } from '../database/rows.ts';
import { isUploadStarted } from '../files/is-upload-started.ts';

/**
 * Records the files that a withdrawn submit has already uploaded to the submission's folder, so that the leader deletes
 * them.
 */
export async function recordWithdrawnFiles(
  { attachments }: TableAccess,
  { responseId, teamId, formId, folderDriveItemId: folderId }: OutboxRow,
  at: string,
): Promise<void> {
  if (folderId === undefined) return;
  const rows = await attachments.where('responseId').equals(responseId).toArray();
  const uploaded = rows.filter((row) => !row.withdrawn && isUploadStarted(row));
  await attachments.bulkPut(uploaded.map((row) => ({ ...row, withdrawn: { at, teamId, formId, folderId } })));
}
