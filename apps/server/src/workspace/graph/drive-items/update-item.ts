import { type DriveItemChange, operations } from '@tideform/graph';
import type { Item } from '../../library/item.ts';
import { applyItemChange } from '../../library/items/change-item.ts';
import { requireItemAt } from '../../library/items/item-address.ts';
import type { LibraryWrite } from '../../library/write-library.ts';
import { refusals } from '../../refusal.ts';
import { implement, ok } from '../call/graph-call.ts';
import { updateAddressedItem } from '../drives/open-drive.ts';
import { describeItems } from './describe-items.ts';
import { getConflictBehavior } from './get-conflict-behavior.ts';
import { parseFileInstants } from './parse-file-instants.ts';

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
