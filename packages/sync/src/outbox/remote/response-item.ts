import type { DriveItem } from '@tideform/graph';
import { fileNames } from '../../library/layout.ts';
import { childWithFields, type ResponseLibrary } from './response-library.ts';

/** The response's JSON file with its fields, or `undefined`: submitted before draft. */
export async function findResponseItem(library: ResponseLibrary, folderId: string): Promise<DriveItem | undefined> {
  return (
    (await childWithFields(library, folderId, fileNames.responseSubmitted)) ??
    childWithFields(library, folderId, fileNames.responseDraft)
  );
}

/** A submission exists when its item's fields say so; a file alone is none. */
export function isSubmission(item: DriveItem, responseId: string): boolean {
  const fields = item.listItem?.fields;
  return fields?.tfItemType === 'submission' && fields.tfResponseId === responseId;
}
