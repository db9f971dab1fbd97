import { operations } from '@tideform/graph';
import { discardCheckOut as discardCheckOutFile } from '../../library/check-out.ts';
import { changeAddressed } from '../drives/open-drive.ts';
import { implement, noContent } from '../graph-call.ts';

export const discardCheckOut = implement(operations.discardCheckOut, async (call, context) => {
  await changeAddressed(call, context, discardCheckOutFile);
  return noContent;
});
