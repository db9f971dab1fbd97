import { operations } from '@tideform/graph';
import { checkIn as checkInFile } from '../../library/check-out.ts';
import { changeAddressed } from '../drives/open-drive.ts';
import { implement, noContent } from '../graph-call.ts';

export const checkIn = implement(operations.checkIn, async (call, context) => {
  await changeAddressed(call, context, (write, item) => checkInFile(write, item, call.body.comment ?? ''));
  return noContent;
});
