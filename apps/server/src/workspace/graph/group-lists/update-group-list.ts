import { type ListChange, operations } from '@tideform/graph';
import { listExists } from '../../library/lists/create-list.ts';
import { findSiteList, updateList } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { describeList } from './describe-list.ts';
import { openList, requireDesigner } from './open-list.ts';

export const updateGroupList = implement(operations.updateGroupList, answerListChange);
export const updateSiteList = implement(operations.updateSiteList, answerListChange);
export const updateDriveList = implement(operations.updateDriveList, answerListChange);

async function answerListChange(call: GraphCall<never, ListChange>, context: GraphContext): Promise<GraphAnswer> {
  const open = await openList(call, context);
  requireDesigner(call, open);
  const { site, list } = open;
  const displayName = call.body.displayName === undefined ? list.displayName : readTitle(call.body.displayName);
  const namesake = await findSiteList(context.db, site.id, displayName);
  if (namesake !== undefined && namesake.id !== list.id) throw listExists();
  const updated = await updateList(context.db, list.id, {
    displayName,
    description: call.body.description ?? list.description,
    modifiedAt: context.now(),
    modifiedBy: call.actor.personId,
  });
  return ok(await describeList(context, site, updated));
}

const MAX_TITLE_CHARACTERS = 255;

/** @throws 400 for what is no title */
export function readTitle(displayName: string): string {
  if (displayName.trim() === '' || displayName.length > MAX_TITLE_CHARACTERS) {
    throw refusals.invalidRequest('The title of the list is not valid.');
  }
  return displayName;
}
