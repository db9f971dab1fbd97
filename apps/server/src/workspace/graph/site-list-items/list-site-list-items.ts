import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { createRowsResponse } from '../drive-lists/list-drive-list-items.ts';
import { openList } from '../group-lists/open-list.ts';

export const listSiteListItems = implement(operations.listSiteListItems, async (call, context) => {
  const { list, access } = await openList(call, context);
  return createRowsResponse(call, context, list, access);
});
