import { operations } from '@tideform/graph';
import { implement, ok } from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';

/** The workspace draws no small pictures, as the service has none of most files. */
export const listThumbnails = implement(operations.listThumbnails, async (call, context) => {
  await openItem(call, context);
  return ok({ value: [] });
});
