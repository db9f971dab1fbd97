import { type ItemCopy, operations } from '@tideform/graph';
import type { Item } from '../../library/item.ts';
import { loadSubtree } from '../../library/items/copies-store.ts';
import { copyItem as copyLibraryItem, MOST_COPIED } from '../../library/items/copy-item.ts';
import { requirePlace } from '../../library/items/place.ts';
import { findDriveList } from '../../library/lists/lists-store.ts';
import { type LibraryWrite, writeLibrary } from '../../library/write-library.ts';
import { Refusal, refusals } from '../../refusal.ts';
import { type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';
import { requireRoom } from '../drives/require-room.ts';
import { readConflictBehavior } from './conflict-behavior.ts';
import { readFolderPath } from './update-item.ts';

/** What the address of a monitor says: how the copy went. Nothing is copied after the answer, so it needs no record. */
export type CopyOutcome =
  | { readonly resourceId: string }
  | { readonly error: { readonly code: string; readonly message: string } };

export const MONITOR_SEAL = 'monitor';
const MONITOR_LIFE_MS = 24 * 3_600_000;

export const copyItem = implement(operations.copyItem, async (call, context) => {
  const { access, item } = await openItem(call, context);
  const source = await loadSubtree(context.db, item.id, access, MOST_COPIED + 1);
  const outcome = await copyTo(call, context, item, source);
  const token = context.signer.seal(MONITOR_SEAL, outcome, new Date(context.now().getTime() + MONITOR_LIFE_MS));
  return { status: 202, headers: { location: `${context.publicUrl}/workspace/monitor/${token}` } };
});

type Call = GraphCall<'driveId', ItemCopy>;

/** As the service does, a name that is taken is told by the monitor; what is wrong with the call is told at once. */
async function copyTo(call: Call, context: GraphContext, item: Item, source: readonly Item[]): Promise<CopyOutcome> {
  const driveId = call.body.parentReference?.driveId ?? call.params.driveId;
  const target = await findDriveList(context.db, call.actor.tenantId, driveId);
  if (target === undefined) throw refusals.itemNotFound();
  const size = source.reduce((sum, one) => sum + one.size, 0);
  try {
    const resourceId = await writeLibrary(context, call.actor, target.id, async (write) => {
      requireRoom(context, write.list, size);
      const parent = await findParent(write, call.body, item);
      const conflictBehavior = readConflictBehavior(call, call.body) ?? 'fail';
      return copyLibraryItem(write, source, { parent, name: call.body.name ?? item.name, conflictBehavior });
    });
    return { resourceId };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    return { error: { code: error.code, message: error.message } };
  }
}

/** The folder that `parentReference` names; without one the copy lies beside the item. */
async function findParent(write: LibraryWrite, { parentReference }: ItemCopy, item: Item): Promise<Item> {
  const { id, path } = parentReference ?? {};
  if (id !== undefined) return requirePlace(write.db, write.list, { itemId: id });
  if (path !== undefined) return requirePlace(write.db, write.list, { itemId: 'root', path: readFolderPath(path) });
  if (item.listId === write.list.id) return requirePlace(write.db, write.list, { itemId: item.parentId ?? 'root' });
  return requirePlace(write.db, write.list, { itemId: 'root' });
}
