import { operations } from '@tideform/graph';
import { discardCheckOut as discardCheckOutFile } from '../../library/items/check-out.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { changeAddressed } from '../drives/open-drive.ts';

export const discardCheckOut = implement(operations.discardCheckOut, async (call, context) => {
  await changeAddressed(call, context, discardCheckOutFile);
  return noContent;
});
