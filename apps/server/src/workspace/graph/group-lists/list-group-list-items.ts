import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { createRowsResponse } from '../drive-lists/list-drive-list-items.ts';
import { openList } from './open-list.ts';

export const listGroupListItems = implement(operations.listGroupListItems, async (call, context) => {
  const { list, access } = await openList(call, context);
  return createRowsResponse(call, context, list, access);
});
