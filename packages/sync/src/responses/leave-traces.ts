import type { TableAccess } from '../database/open-database.ts';
import type { OutboxRow } from '../database/rows.ts';
import { mayLieThere } from '../files/may-lie-there.ts';

/** Remembers what a submit that was taken back has brought into the submission's folder, for the leader to delete it. */
export async function leaveTraces(
  { attachments }: TableAccess,
  { responseId, teamId, formId, folderDriveItemId: folderId }: OutboxRow,
  at: string,
): Promise<void> {
  if (folderId === undefined) return;
  const rows = await attachments.where('responseId').equals(responseId).toArray();
  const brought = rows.filter((row) => !row.withdrawn && mayLieThere(row));
  await attachments.bulkPut(brought.map((row) => ({ ...row, withdrawn: { at, teamId, formId, folderId } })));
}
