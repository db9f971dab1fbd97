import { type DriveItem, type FieldValues, operations } from '@tideform/graph';
import { fileNames } from '../../library/layout.ts';
import { LookedTooLongAgo } from '../../retries/verdict.ts';
import { patchFields } from './fields.ts';
import type { ResponseLibrary } from './response-library.ts';
import { holds, type UploadTarget, uploadVerified } from './verified-upload.ts';

/** The draft's file becomes the submission's, so that its history stays with it; without a draft there is a new file. */
export async function putInPlace(
  library: ResponseLibrary,
  folderId: string,
  found: DriveItem | undefined,
  bytes: Uint8Array,
): Promise<DriveItem> {
  const target: UploadTarget = found
    ? { itemId: found.id, ifMatch: found.eTag }
    : { folderId, name: fileNames.responseSubmitted };
  const content: Parameters<typeof uploadVerified>[2] = {
    bytes,
    contentType: 'application/json',
    failure: { kind: 'upload-refused', parameters: { file: fileNames.responseSubmitted } },
  };
  const item = await uploadVerified(library, target, content);
  if (item.name === fileNames.responseSubmitted) return item;
  const { graph, driveId } = library;
  return graph.call(
    operations.updateItem,
    { driveId, itemId: item.id },
    { body: { name: fileNames.responseSubmitted } },
  );
}

/** The commit itself, and only over the content that was put there: another device's draft may have come in between. */
export async function commitFields(
  library: ResponseLibrary,
  itemId: string,
  bytes: Uint8Array,
  fields: FieldValues,
): Promise<void> {
  const { graph, driveId } = library;
  const query = { select: ['id', 'eTag'] };
  const listItem = await graph.call(operations.getItemListItem, { driveId, itemId }, { query, isNew: true });
  if (!(await lieThere(library, itemId, bytes))) throw new LookedTooLongAgo();
  await patchFields(library, listItem, fields, listItem.eTag === undefined ? {} : { ifMatch: listItem.eTag });
}

/** Whether a file of the library has these bytes. */
export async function lieThere(
  { graph, driveId }: ResponseLibrary,
  itemId: string,
  bytes: Uint8Array,
): Promise<boolean> {
  return holds(await graph.call(operations.getItem, { driveId, itemId }), bytes);
}
