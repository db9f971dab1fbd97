import { type ListChange, type NewList, operations } from '@tideform/graph';
import { hasLockedDescendant } from '../../library/items/items-store.ts';
import { createList, createListExistsRefusal } from '../../library/lists/create-list.ts';
import { deleteList, findSiteList, updateList } from '../../library/lists/lists-store.ts';
import { refreshUsersList } from '../../library/lists/users-list.ts';
import { refusals } from '../../refusal.ts';
import {
  created,
  type GraphCall,
  type GraphContext,
  type GraphResponse,
  implement,
  noContent,
  ok,
} from '../call/graph-call.ts';
import { openList, openSite, requireListManager } from '../open-list.ts';
import { describeList } from './describe-list.ts';
import { requireLinesForEditing } from './list-columns.ts';

/** Supported list templates. All except `documentLibrary` are lists of rows. */
const templates = ['genericList', 'documentLibrary', 'announcements', 'contacts', 'links', 'tasks', 'issueTracking'];

export const createGroupList = implement(operations.createGroupList, createNewListResponse);
export const createSiteList = implement(operations.createSiteList, createNewListResponse);

async function createNewListResponse(call: GraphCall<never, NewList>, context: GraphContext): Promise<GraphResponse> {
  const site = await openSite(call, context);
  const membership = call.actor.memberships.find(({ group }) => group.id === site.groupId);
  if (membership === undefined || membership.role === 'guest') throw refusals.accessDenied();
  const { template = 'genericList' } = call.body.list ?? {};
  if (!templates.includes(template)) throw refusals.invalidRequest(`'${template}' isn’t a list template.`);
  requireLinesForEditing(context, call.body.columns ?? []);
  // NOTE: creates the user list first, so that its title is always taken.
  await refreshUsersList(context, site);
  const list = await createList(context, call.actor, site, {
    displayName: validateTitle(call.body.displayName),
    ...(call.body.description === undefined ? {} : { description: call.body.description }),
    template,
    columns: call.body.columns ?? [],
  });
  if (list.driveId !== null) context.lag?.addDrive(list.driveId);
  return created(await describeList(context, site, list));
}

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
function validateTitle(displayName: string): string {
  if (displayName.trim() === '' || displayName.length > MAX_TITLE_CHARACTERS) {
    throw refusals.invalidRequest('The title of the list is not valid.');
  }
  return displayName;
}

export const deleteSiteList = implement(operations.deleteSiteList, async (call, context) => {
  const open = await openList(call, context);
  requireListManager(call, open);
  const { list } = open;
  if (await hasLockedDescendant(context.db, list.rootId, call.actor.personId)) throw refusals.locked();
  await deleteList(context.db, list.id);
  return noContent;
});
