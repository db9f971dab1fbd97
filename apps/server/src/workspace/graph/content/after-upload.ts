import type { Actor } from '../../library/actor.ts';
import type { Item } from '../../library/item.ts';
import { findItem, saveItem } from '../../library/items/items-store.ts';
import { writeLibrary } from '../../library/write-library.ts';
import type { GraphContext } from '../call/graph-call.ts';

/** Lets a test do what the service does after an upload on its own: look into the file, and count a change of the item. */
export async function afterUpload(context: GraphContext, actor: Actor, { id, listId }: Item): Promise<void> {
  await context.faults.afterUpload(id, () =>
    writeLibrary(context, actor, listId, async (write) => {
      const item = await findItem(write.db, listId, id);
      if (item === undefined) return;
      const { modifiedAt, modifiedBy } = item;
      await saveItem(write, id, { modifiedAt, modifiedBy });
    }),
  );
}
