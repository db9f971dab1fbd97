import { type DriveItemChange, operations } from '@tideform/graph';
import type { Item } from '../../library/item.ts';
import { changeItem } from '../../library/items/change-item.ts';
import { requirePlace } from '../../library/items/place.ts';
import type { LibraryWrite } from '../../library/write-library.ts';
import { refusals } from '../../refusal.ts';
import { implement, ok } from '../call/graph-call.ts';
import { changeAddressed } from '../drives/open-drive.ts';
import { readConflictBehavior } from './conflict-behavior.ts';
import { describeItems } from './describe-items.ts';
import { readFileInstants } from './file-instants.ts';

export const updateItem = implement(operations.updateItem, async (call, context) => {
  const { body } = call;
  const { list, item } = await changeAddressed(call, context, async (write, target) => {
    const parent = await findNewParent(write, body);
    const change = {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(parent === undefined ? {} : { parent }),
      ...(body.description === undefined ? {} : { description: body.description }),
      ...readFileInstants(body.fileSystemInfo),
      conflictBehavior: readConflictBehavior(call, body) ?? 'fail',
      ifMatch: call.header('if-match'),
    };
    return { list: write.list, item: await changeItem(write, target, change) };
  });
  const [resource] = await describeItems(call, context, { list, items: [item] });
  return ok(resource!);
});

/** The folder that `parentReference` names, by id or by path (`/drives/{id}/root:/a/b`). */
async function findNewParent(write: LibraryWrite, body: DriveItemChange): Promise<Item | undefined> {
  const { id, path, driveId } = body.parentReference ?? {};
  if (driveId !== undefined && driveId !== write.list.driveId) {
    throw refusals.invalidRequest('Moving to another drive is not supported.');
  }
  if (id !== undefined) return requirePlace(write.db, write.list, { itemId: id });
  if (path === undefined) return undefined;
  return requirePlace(write.db, write.list, { itemId: 'root', path: readFolderPath(path) });
}

/** The names in a reference's path, decoded: `/drives/{id}/root:/a%20b/c` → `a b/c`. @throws 400 when it cannot be read */
export function readFolderPath(path: string): string {
  const [, below] = /^(?:\/drives?(?:\/[^/]+)?)?\/root:?\/?(.*?):?$/i.exec(path) ?? [];
  try {
    if (below !== undefined) return decodeURIComponent(below);
  } catch {
    // said below
  }
  throw refusals.invalidRequest('The path of the parent reference cannot be read.', 'invalidPath');
}
