import { operations } from '@tideform/graph';
import {
  checkIn as checkInFile,
  checkOut as checkOutFile,
  discardCheckOut as discardCheckOutFile,
} from '../../library/items/check-out.ts';
import { refusals } from '../../refusal.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { updateAddressedItem } from '../drives/open-drive.ts';

export const checkOut = implement(operations.checkOut, async (call, context) => {
  await updateAddressedItem(call, context, checkOutFile);
  return noContent;
});

/** Maximum characters of a check-in comment if the rule `short-check-in-comments` is on. */
const MAX_COMMENT_CHARACTERS = 1023;

export const checkIn = implement(operations.checkIn, async (call, context) => {
  const { comment = '' } = call.body;
  if (context.enforces('short-check-in-comments') && comment.length > MAX_COMMENT_CHARACTERS) {
    throw refusals.invalidRequest('The comment is too long.');
  }
  await updateAddressedItem(call, context, (write, item) => checkInFile(write, item, comment));
  return noContent;
});

export const discardCheckOut = implement(operations.discardCheckOut, async (call, context) => {
  await updateAddressedItem(call, context, discardCheckOutFile);
  return noContent;
});
