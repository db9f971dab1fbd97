import { operations } from '@tideform/graph';
import { deleteItem as deleteLibraryItem } from '../../library/items/change-item.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, noContent } from '../call/graph-call.ts';
import { changeAddressed } from '../drives/open-drive.ts';

export const deleteItem = implement(operations.deleteItem, remove);
// NOTE: nothing of the workspace shows a recycle bin: what is deleted is gone for people, and past the bin as well.
export const deleteItemPermanently = implement(operations.deleteItemPermanently, remove);

async function remove(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<GraphAnswer> {
  await changeAddressed(call, context, (write, item) => deleteLibraryItem(write, item, call.header('if-match')));
  return noContent;
}
