import { operations } from '@tideform/graph';
import { hasLockedDescendant } from '../../library/items/items-store.ts';
import { deleteList } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { openList, requireListManager } from '../group-lists/open-list.ts';

export const deleteSiteList = implement(operations.deleteSiteList, async (call, context) => {
  const open = await openList(call, context);
  requireListManager(call, open);
  const { list } = open;
  if (await hasLockedDescendant(context.db, list.rootId, call.actor.personId)) throw refusals.locked();
  await deleteList(context.db, list.id);
  return noContent;
});
