import { type DriveItem, getNameKey, operations } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import { findReferencedFiles } from '../../files/delete-local-files.ts';
import type { ResponseLibrary } from '../remote/find-response-library.ts';

/** Folder of one response, with the values needed for its attachments. */
export interface AttachmentFolder {
  readonly library: ResponseLibrary;
  readonly folderId: string;
  readonly responseId: string;
  readonly formId: string;
}

/** Lists the folder's items with the fields that identify their response. */
export function listChildren({ library, folderId }: AttachmentFolder): Promise<DriveItem[]> {
  const { graph, driveId } = library;
  const query = { expand: 'listItem($expand=fields($select=tfItemType,tfResponseId))', top: 200 };
  return Array.fromAsync(graph.rows(operations.listChildren, { driveId, itemId: folderId }, { query }));
}

export function indexByName(children: readonly DriveItem[]): Map<string, DriveItem> {
  return new Map(children.map((item) => [getNameKey(item.name), item]));
}

/** Returns whether the item is marked as an attachment of this response. */
export function isAttachmentOfResponse(item: DriveItem, responseId: string): boolean {
  const fields = item.listItem?.fields;
  return fields?.tfItemType === 'attachment' && fields.tfResponseId === responseId;
}

/** Returns whether the item isn't marked yet, as for an attachment whose fields aren't set yet. */
export function isUnclaimed(item: DriveItem): boolean {
  const fields = item.listItem?.fields;
  return fields?.tfItemType === undefined && fields?.tfResponseId === undefined;
}

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
