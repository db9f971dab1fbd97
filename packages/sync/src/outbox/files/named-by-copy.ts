import type { SyncContext } from '../../context.ts';
import { namedFiles } from '../../files/named-files.ts';
import type { AttachmentFolder } from './attachment-folder.ts';

/** A draft that was set aside may name files that still lie in the folder of the response that it comes from. */
export async function isNamedByCopy(
  { database }: SyncContext,
  { responseId }: AttachmentFolder,
  itemId: string,
): Promise<boolean> {
  return (await namedFiles(database, (row) => row.copiedFromId === responseId)).itemIds.has(itemId);
}
