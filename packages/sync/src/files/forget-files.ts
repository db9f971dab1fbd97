import type { TableAccess } from '../database/open-database.ts';
import type { TableName } from '../database/schema.ts';
import { namedFiles } from './named-files.ts';

/** Tables of the transaction that `forgetFiles` runs in. */
export const fileTables = ['files', 'attachments', 'responses'] as const satisfies readonly TableName[];

/**
 * Removes what this device keeps of a response's files: only after its receipt, or with the draft that they belong to.
 * Bytes that another response names, such as a copy of the draft, stay, and so
 * does the trace of what a resubmission that was taken back has brought into the library.
 */
export async function forgetFiles(tables: TableAccess, responseId: string): Promise<void> {
  const rows = await tables.attachments.where('responseId').equals(responseId).toArray();
  if (rows.length === 0) return;
  const { ids } = await namedFiles(tables, (row) => row.id !== responseId);
  await tables.files.bulkDelete(rows.map((row) => row.id).filter((id) => !ids.has(id)));
  const over = rows.filter((row) => !row.withdrawn).map((row): [string, string] => [responseId, row.id]);
  await tables.attachments.bulkDelete(over);
}
