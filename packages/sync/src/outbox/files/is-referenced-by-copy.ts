import type { SyncContext } from '../../context.ts';
import { findReferencedFiles } from '../../files/find-referenced-files.ts';
import type { AttachmentFolder } from './attachment-folder.ts';

/**
 * Returns whether a draft that was set aside as a copy refers to an item that is still in the folder of its original
 * response.
 */
export async function isReferencedByCopy(
  { database }: SyncContext,
  { responseId }: AttachmentFolder,
  itemId: string,
): Promise<boolean> {
  return (await findReferencedFiles(database, (row) => row.copiedFromId === responseId)).itemIds.has(itemId);
}
