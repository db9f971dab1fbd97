import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { answerRows } from '../drive-lists/list-drive-list-items.ts';
import { openList } from './open-list.ts';

export const listGroupListItems = implement(operations.listGroupListItems, async (call, context) => {
  const { list, access } = await openList(call, context);
  return answerRows(call, context, list, access);
});
