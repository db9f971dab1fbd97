import { type ListChange, operations } from '@tideform/graph';
import { createListExistsRefusal } from '../../library/lists/create-list.ts';
import { findSiteList, updateList } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, ok } from '../call/graph-call.ts';
import { describeList } from './describe-list.ts';
import { openList, requireListManager } from './open-list.ts';

export const updateGroupList = implement(operations.updateGroupList, createListChangeResponse);
export const updateSiteList = implement(operations.updateSiteList, createListChangeResponse);
export const updateDriveList = implement(operations.updateDriveList, createListChangeResponse);

async function createListChangeResponse(
  call: GraphCall<never, ListChange>,
  context: GraphContext,
): Promise<GraphResponse> {
  const opened = await openList(call, context);
  requireListManager(call, opened);
  const { site, list } = opened;
  const displayName = call.body.displayName === undefined ? list.displayName : validateTitle(call.body.displayName);
  const sameTitle = await findSiteList(context.db, site.id, displayName);
  if (sameTitle !== undefined && sameTitle.id !== list.id) throw createListExistsRefusal();
  const updated = await updateList(context.db, list.id, {
    displayName,
    description: call.body.description ?? list.description,
    modifiedAt: context.now(),
    modifiedBy: call.actor.personId,
  });
  return ok(await describeList(context, site, updated));
}

const MAX_TITLE_CHARACTERS = 255;

/** @throws 400 when the title is empty or too long */
export function validateTitle(displayName: string): string {
  if (displayName.trim() === '' || displayName.length > MAX_TITLE_CHARACTERS) {
    throw refusals.invalidRequest('The title of the list is not valid.');
  }
  return displayName;
}
