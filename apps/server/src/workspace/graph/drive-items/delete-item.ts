import { operations } from '@tideform/graph';
import { deleteItem as deleteLibraryItem } from '../../library/items/change-item.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, noContent } from '../call/graph-call.ts';
import { updateAddressedItem } from '../drives/open-drive.ts';

export const deleteItem = implement(operations.deleteItem, deleteAddressed);
// NOTE: the workspace has no recycle bin, so every deletion is permanent.
export const deleteItemPermanently = implement(operations.deleteItemPermanently, deleteAddressed);

async function deleteAddressed(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<GraphResponse> {
  await updateAddressedItem(call, context, (write, item) => deleteLibraryItem(write, item, call.header('if-match')));
  return noContent;
}
