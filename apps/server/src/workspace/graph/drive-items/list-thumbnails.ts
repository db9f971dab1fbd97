import { operations } from '@tideform/graph';
import { implement, ok } from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';

/**
 * Always returns an empty list: the workspace creates no thumbnails, as SharePoint creates none for most file types.
 */
export const listThumbnails = implement(operations.listThumbnails, async (call, context) => {
  await openItem(call, context);
  return ok({ value: [] });
});
