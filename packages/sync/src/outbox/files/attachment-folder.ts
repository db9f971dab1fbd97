import { type DriveItem, nameKey, operations } from '@tideform/graph';
import type { ResponseLibrary } from '../remote/response-library.ts';

/** The folder of one response, as far as its attachments are concerned. */
export interface AttachmentFolder {
  readonly library: ResponseLibrary;
  readonly folderId: string;
  readonly responseId: string;
  readonly formId: string;
}

/** What lies in the folder, with the fields that say whose it is. */
export function childrenOf({ library, folderId }: AttachmentFolder): Promise<DriveItem[]> {
  const { graph, driveId } = library;
  const query = { expand: 'listItem($expand=fields($select=tfItemType,tfResponseId))', top: 200 };
  return Array.fromAsync(graph.rows(operations.listChildren, { driveId, itemId: folderId }, { query }));
}

export function byName(children: readonly DriveItem[]): Map<string, DriveItem> {
  return new Map(children.map((item) => [nameKey(item.name), item]));
}

/** Has this response claimed the item as its attachment? */
export function isClaimed(item: DriveItem, responseId: string): boolean {
  const fields = item.listItem?.fields;
  return fields?.tfItemType === 'attachment' && fields.tfResponseId === responseId;
}

/** Does nobody lay claim to it? So is an attachment whose fields are not set yet. */
export function isUnclaimed(item: DriveItem): boolean {
  const fields = item.listItem?.fields;
  return fields?.tfItemType === undefined && fields?.tfResponseId === undefined;
}
