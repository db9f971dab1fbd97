import { type ItemCopy, operations } from '@tideform/graph';
import type { Item } from '../../library/item.ts';
import { loadSubtree } from '../../library/items/copies-store.ts';
import { copyItem as copyLibraryItem, MAX_COPIED_ITEMS } from '../../library/items/copy-item.ts';
import { requireItemAt } from '../../library/items/item-address.ts';
import { findDriveList } from '../../library/lists/lists-store.ts';
import { type LibraryWrite, writeLibrary } from '../../library/write-library.ts';
import { Refusal, refusals } from '../../refusal.ts';
import { type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { openItem, requireQuota } from '../drives/open-drive.ts';
import { getConflictBehavior, parseFolderPath } from './change-items.ts';

/**
 * Result of a copy, sealed in its monitor URL. The copy is complete when the response is sent, so no record is needed.
 */
export type CopyResult =
  | { readonly resourceId: string }
  | { readonly error: { readonly code: string; readonly message: string } };

/** Token kind of monitor URLs. */
export const MONITOR_SEAL = 'monitor';
const MONITOR_LIFETIME_MS = 24 * 3_600_000;

export const copyItem = implement(operations.copyItem, async (call, context) => {
  const { access, item } = await openItem(call, context);
  const source = await loadSubtree(context.db, item.id, access, MAX_COPIED_ITEMS + 1);
  const result = await runCopy(call, context, item, source);
  const token = context.signer.seal(MONITOR_SEAL, result, new Date(context.now().getTime() + MONITOR_LIFETIME_MS));
  return { status: 202, headers: { location: `${context.publicUrl}/workspace/monitor/${token}` } };
});

type CopyCall = GraphCall<'driveId', ItemCopy>;

/**
 * Copies an item. As in SharePoint, a name conflict is reported at the monitor URL, while an invalid call is refused at
 * once.
 */
async function runCopy(
  call: CopyCall,
  context: GraphContext,
  item: Item,
  source: readonly Item[],
): Promise<CopyResult> {
  const driveId = call.body.parentReference?.driveId ?? call.params.driveId;
  const target = await findDriveList(context.db, call.actor.tenantId, driveId);
  if (target === undefined) throw refusals.itemNotFound();
  const size = source.reduce((sum, one) => sum + one.size, 0);
  try {
    const resourceId = await writeLibrary(context, call.actor, target.id, async (write) => {
      requireQuota(context, write.list, size);
      const parent = await findParent(write, call.body, item);
      const conflictBehavior = getConflictBehavior(call, call.body) ?? 'fail';
      return copyLibraryItem(write, source, { parent, name: call.body.name ?? item.name, conflictBehavior });
    });
    return { resourceId };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    return { error: { code: error.code, message: error.message } };
  }
}

/** Finds the folder of `parentReference`; by default the copy is created in the folder of the source. */
async function findParent(write: LibraryWrite, { parentReference }: ItemCopy, item: Item): Promise<Item> {
  const { id, path } = parentReference ?? {};
  if (id !== undefined) return requireItemAt(write.db, write.list, { itemId: id });
  if (path !== undefined) return requireItemAt(write.db, write.list, { itemId: 'root', path: parseFolderPath(path) });
  if (item.listId === write.list.id) return requireItemAt(write.db, write.list, { itemId: item.parentId ?? 'root' });
  return requireItemAt(write.db, write.list, { itemId: 'root' });
}
