import type { Database } from '../../database/open-database.ts';

/**
 * Marks a response's files as not sent, so that they are sent again to another folder. Call it in a transaction over
 * `attachments`.
 */
export async function clearFileLocations(database: Pick<Database, 'attachments'>, responseId: string): Promise<void> {
  const files = await database.attachments.where('responseId').equals(responseId).toArray();
  for (const { id } of files) {
    await database.attachments.update([responseId, id], {
      arrived: undefined,
      leaving: undefined,
      session: undefined,
      sending: undefined,
      claiming: undefined,
    });
  }
}
