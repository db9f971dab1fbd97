import type { TableAccess } from '../database/open-database.ts';
import type { TableName } from '../database/schema.ts';

/** Tables of the transaction that `forgetFiles` runs in. */
export const fileTables = ['files', 'attachments'] as const satisfies readonly TableName[];

/** Removes what this device keeps of a response's files. Only after its receipt, or with the draft that they belong to. */
export async function forgetFiles({ files, attachments }: TableAccess, responseId: string): Promise<void> {
  const ids = await attachments.where('responseId').equals(responseId).primaryKeys();
  await files.bulkDelete(ids);
  await attachments.bulkDelete(ids);
}
