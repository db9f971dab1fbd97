import { type NewList, operations } from '@tideform/graph';
import { createList } from '../../library/lists/create-list.ts';
import { refreshUsersList } from '../../library/lists/users-list.ts';
import { refusals } from '../../refusal.ts';
import { created, type GraphCall, type GraphContext, type GraphResponse, implement } from '../call/graph-call.ts';
import { requireLinesForEditing } from './column-responses.ts';
import { describeList } from './describe-list.ts';
import { openSite } from './open-list.ts';
import { validateTitle } from './update-group-list.ts';

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
