import type { Actor } from '../../library/actor.ts';
import type { Item } from '../../library/item.ts';
import { findItem, saveItem } from '../../library/items/items-store.ts';
import { writeLibrary } from '../../library/write-library.ts';
import type { GraphContext } from '../call/graph-call.ts';

/**
 * Simulates, in tests, what SharePoint does after an upload: it processes the file, and counts another change of the
 * item.
 */
export async function simulateServiceChange(context: GraphContext, actor: Actor, { id, listId }: Item): Promise<void> {
  await context.faults.afterUpload(id, () =>
    writeLibrary(context, actor, listId, async (write) => {
      const item = await findItem(write.db, listId, id);
      if (item === undefined) return;
      const { modifiedAt, modifiedBy } = item;
      await saveItem(write, id, { modifiedAt, modifiedBy });
    }),
  );
}
