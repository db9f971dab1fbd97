import { operations } from '@tideform/graph';
import { checkOut as checkOutFile } from '../../library/items/check-out.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { updateAddressedItem } from '../drives/open-drive.ts';

export const checkOut = implement(operations.checkOut, async (call, context) => {
  await updateAddressedItem(call, context, checkOutFile);
  return noContent;
});
