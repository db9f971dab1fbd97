import type { DriveItem } from '@tideform/graph';
import { fileNames } from '../../library/layout.ts';
import { getChildWithFields, type ResponseLibrary } from './find-response-library.ts';

/**
 * Returns the response's JSON file with its fields: the submission if it exists, otherwise the draft. A submit renames
 * one to the other, so the draft is looked up first; in the other order, both lookups could miss it.
 */
export async function findResponseItem(library: ResponseLibrary, folderId: string): Promise<DriveItem | undefined> {
  const draft = await getChildWithFields(library, folderId, fileNames.responseDraft);
  return (await getChildWithFields(library, folderId, fileNames.responseSubmitted)) ?? draft;
}

/** Returns whether the item is a submission. Its fields decide; the file name alone isn't enough. */
export function isSubmission(item: DriveItem, responseId: string): boolean {
  const fields = item.listItem?.fields;
  return fields?.tfItemType === 'submission' && fields.tfResponseId === responseId;
}
