import { operations } from '@tideform/graph';
import { discardCheckOut as discardCheckOutFile } from '../../library/items/check-out.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { updateAddressedItem } from '../drives/open-drive.ts';

export const discardCheckOut = implement(operations.discardCheckOut, async (call, context) => {
  await updateAddressedItem(call, context, discardCheckOutFile);
  return noContent;
});
