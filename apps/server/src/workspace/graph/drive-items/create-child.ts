import { Readable } from 'node:stream';
import { operations } from '@tideform/graph';
import { createFolder } from '../../library/items/change-item.ts';
import { writeContent } from '../../library/items/write-content.ts';
import { implement } from '../call/graph-call.ts';
import { updateAddressedItem } from '../drives/open-drive.ts';
import { describeItems } from './describe-items.ts';
import { getConflictBehavior } from './get-conflict-behavior.ts';

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
