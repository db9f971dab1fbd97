import type { DriveItem } from '@tideform/graph';
import { childWithFields, type ResponseLibrary } from './response-library.ts';

export const draftName = 'response.draft.json';
export const submittedName = 'response.submitted.json';

/** The response's JSON file with its fields, or `undefined`: submitted before draft. */
export async function findResponseItem(library: ResponseLibrary, folderId: string): Promise<DriveItem | undefined> {
  return (await childWithFields(library, folderId, submittedName)) ?? childWithFields(library, folderId, draftName);
}

/** A submission exists when its item's fields say so; a file alone is none. */
export function isSubmission(item: DriveItem, responseId: string): boolean {
  const fields = item.listItem?.fields;
  return fields?.tfItemType === 'submission' && fields.tfResponseId === responseId;
}
