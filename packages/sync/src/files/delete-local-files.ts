import type { TableAccess } from '../database/open-database.ts';
import type { TableName } from '../database/schema.ts';
import { findReferencedFiles } from './find-referenced-files.ts';

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
