import type { DriveItem } from '@tideform/graph';
import { fileNames } from '../../library/layout.ts';
import { childWithFields, type ResponseLibrary } from './response-library.ts';

/**
 * The response's JSON file with its fields, or `undefined`: submitted before draft. A submit turns one into the other, so the
 * draft is looked for first: who looks the other way round may see neither.
 */
export async function findResponseItem(library: ResponseLibrary, folderId: string): Promise<DriveItem | undefined> {
  const draft = await childWithFields(library, folderId, fileNames.responseDraft);
  return (await childWithFields(library, folderId, fileNames.responseSubmitted)) ?? draft;
}

/** A submission exists when its item's fields say so; a file alone is none. */
export function isSubmission(item: DriveItem, responseId: string): boolean {
  const fields = item.listItem?.fields;
  return fields?.tfItemType === 'submission' && fields.tfResponseId === responseId;
}
