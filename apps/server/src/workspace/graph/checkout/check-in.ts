import { operations } from '@tideform/graph';
import { checkIn as checkInFile } from '../../library/items/check-out.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { changeAddressed } from '../drives/open-drive.ts';

export const checkIn = implement(operations.checkIn, async (call, context) => {
  await changeAddressed(call, context, (write, item) => checkInFile(write, item, call.body.comment ?? ''));
  return noContent;
});
