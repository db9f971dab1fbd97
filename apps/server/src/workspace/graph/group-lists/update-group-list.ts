import { operations } from '@tideform/graph';
import { listExists } from '../../library/lists/create-list.ts';
import { findSiteList, updateList } from '../../library/lists/lists-store.ts';
import { implement, ok } from '../call/graph-call.ts';
import { describeList } from './describe-list.ts';
import { openList, requireDesigner } from './open-list.ts';

export const updateGroupList = implement(operations.updateGroupList, async (call, context) => {
  const { site, list, access } = await openList(call, context);
  requireDesigner(list, access);
  const displayName = call.body.displayName ?? list.displayName;
  const namesake = await findSiteList(context.db, site.id, displayName);
  if (namesake !== undefined && namesake.id !== list.id) throw listExists();
  const updated = await updateList(context.db, list.id, {
    displayName,
    description: call.body.description ?? list.description,
    modifiedAt: context.now(),
    modifiedBy: call.actor.personId,
  });
  return ok(await describeList(context, site, updated));
});
