import { operations } from '@tideform/graph';
import { checkOut as checkOutFile } from '../../library/check-out.ts';
import { changeAddressed } from '../drives/open-drive.ts';
import { implement, noContent } from '../graph-call.ts';

export const checkOut = implement(operations.checkOut, async (call, context) => {
  await changeAddressed(call, context, checkOutFile);
  return noContent;
});
