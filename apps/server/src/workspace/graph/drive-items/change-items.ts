import { Readable } from 'node:stream';
import { type DriveItemChange, isConflictBehavior, operations } from '@tideform/graph';
import type { Item } from '../../library/item.ts';
import { applyItemChange, createFolder, deleteItem as deleteLibraryItem } from '../../library/items/change-item.ts';
import { requireItemAt } from '../../library/items/item-address.ts';
import { type ConflictBehavior, type FileInstants, writeContent } from '../../library/items/write-content.ts';
import type { LibraryWrite } from '../../library/write-library.ts';
import { refusals } from '../../refusal.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, noContent, ok } from '../call/graph-call.ts';
import { updateAddressedItem } from '../drives/open-drive.ts';
import { describeItems } from './describe-items.ts';

/** Parses the instants of a posted `fileSystemInfo`; missing and invalid ones are omitted. */
export function parseFileInstants(
  info:
    | { readonly createdDateTime?: string | undefined; readonly lastModifiedDateTime?: string | undefined }
    | undefined,
): FileInstants {
  const parseOptional = (text: string | undefined) => (text === undefined ? undefined : parseInstant(text));
  const fileCreatedAt = parseOptional(info?.createdDateTime);
  const fileModifiedAt = parseOptional(info?.lastModifiedDateTime);
  return { ...(fileCreatedAt ? { fileCreatedAt } : {}), ...(fileModifiedAt ? { fileModifiedAt } : {}) };
}

/** Parses an instant in the range of Windows file systems: the years 1601 to 9999. */
function parseInstant(text: string): Date | undefined {
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= 1601 && year <= 9999 ? instant : undefined;
}

/** Returns the requested conflict behavior: from the body, in its current or old notation, or from the URL. */
export function getConflictBehavior(
  call: GraphCall<never, unknown>,
  body: Readonly<Record<string, unknown>> = {},
): ConflictBehavior | undefined {
  const value = body['@microsoft.graph.conflictBehavior'] ?? body['@name.conflictBehavior'];
  return isConflictBehavior(value) ? value : call.query.conflictBehavior;
}

export const updateItem = implement(operations.updateItem, async (call, context) => {
  const { body } = call;
  const { list, item } = await updateAddressedItem(call, context, async (write, target) => {
    const parent = await findNewParent(write, body);
    const change = {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(parent === undefined ? {} : { parent }),
      ...(body.description === undefined ? {} : { description: body.description }),
      ...parseFileInstants(body.fileSystemInfo),
      conflictBehavior: getConflictBehavior(call, body) ?? 'fail',
      ifMatch: call.header('if-match'),
    };
    return { list: write.list, item: await applyItemChange(write, target, change) };
  });
  const [resource] = await describeItems(call, context, { list, items: [item] });
  return ok(resource!);
});

/** Finds the folder of `parentReference`, by ID or by path (`/drives/{id}/root:/a/b`). */
async function findNewParent(write: LibraryWrite, body: DriveItemChange): Promise<Item | undefined> {
  const { id, path, driveId } = body.parentReference ?? {};
  if (driveId !== undefined && driveId !== write.list.driveId) {
    throw refusals.invalidRequest('Moving to another drive is not supported.');
  }
  if (id !== undefined) return requireItemAt(write.db, write.list, { itemId: id });
  if (path === undefined) return undefined;
  return requireItemAt(write.db, write.list, { itemId: 'root', path: parseFolderPath(path) });
}

/**
 * Parses the path of a reference into decoded names: `/drives/{id}/root:/a%20b/c` → `a b/c`.
 * @throws 400 when it is malformed
 */
export function parseFolderPath(path: string): string {
  const [, below] = /^(?:\/drives?(?:\/[^/]+)?)?\/root:?\/?(.*?):?$/i.exec(path) ?? [];
  try {
    if (below !== undefined) return decodeURIComponent(below);
  } catch {
    // Malformed percent-encoding, which is refused below.
  }
  throw refusals.invalidRequest('The path of the parent reference is invalid.', 'invalidPath');
}

export const createChild = implement(operations.createChild, async (call, context) => {
  const { name } = call.body;
  const conflictBehavior = getConflictBehavior(call, call.body) ?? 'fail';
  const empty = 'folder' in call.body ? undefined : await context.files.put(Readable.from([]));
  const { list, item, isNew } = await updateAddressedItem(call, context, async (write, parent) => ({
    list: write.list,
    ...(empty
      ? await writeContent(write, { parentId: parent.id, path: [name], conflictBehavior }, empty)
      : await createFolder(write, parent, name, conflictBehavior)),
  }));
  const [body] = await describeItems(call, context, { list, items: [item] });
  return { status: isNew ? 201 : 200, body: body! };
});

export const deleteItem = implement(operations.deleteItem, deleteAddressed);
// NOTE: the workspace has no recycle bin, so every deletion is permanent.
export const deleteItemPermanently = implement(operations.deleteItemPermanently, deleteAddressed);

async function deleteAddressed(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<GraphResponse> {
  await updateAddressedItem(call, context, (write, item) => deleteLibraryItem(write, item, call.header('if-match')));
  return noContent;
}
