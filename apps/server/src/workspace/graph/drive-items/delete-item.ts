import { operations } from '@tideform/graph';
import { deleteItem as deleteLibraryItem } from '../../library/items/change-item.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { changeAddressed } from '../drives/open-drive.ts';

export const deleteItem = implement(operations.deleteItem, async (call, context) => {
  await changeAddressed(call, context, (write, item) => deleteLibraryItem(write, item, call.header('if-match')));
  return noContent;
});
