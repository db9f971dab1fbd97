import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { answerRows } from '../drive-lists/list-drive-list-items.ts';
import { openList } from '../group-lists/open-list.ts';

export const listSiteListItems = implement(operations.listSiteListItems, async (call, context) => {
  const { list, access } = await openList(call, context);
  return answerRows(call, context, list, access);
});
