import { type NewList, operations } from '@tideform/graph';
import { createList } from '../../library/lists/create-list.ts';
import { refreshUsersList } from '../../library/lists/users-list.ts';
import { refusals } from '../../refusal.ts';
import { created, type GraphAnswer, type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { requireLines } from './answer-columns.ts';
import { describeList } from './describe-list.ts';
import { openSite } from './open-list.ts';
import { readTitle } from './update-group-list.ts';

/** Kinds of lists that can be made; all but the library are lists of rows. */
const templates = ['genericList', 'documentLibrary', 'announcements', 'contacts', 'links', 'tasks', 'issueTracking'];

export const createGroupList = implement(operations.createGroupList, answerNewList);
export const createSiteList = implement(operations.createSiteList, answerNewList);

async function answerNewList(call: GraphCall<never, NewList>, context: GraphContext): Promise<GraphAnswer> {
  const site = await openSite(call, context);
  const membership = call.actor.memberships.find(({ group }) => group.id === site.groupId);
  if (membership === undefined || membership.role === 'guest') throw refusals.accessDenied();
  const { template = 'genericList' } = call.body.list ?? {};
  if (!templates.includes(template)) throw refusals.invalidRequest(`'${template}' is not a template of lists.`);
  requireLines(context, call.body.columns ?? []);
  // NOTE: its title is taken from the beginning.
  await refreshUsersList(context, site);
  const list = await createList(context, call.actor, site, {
    displayName: readTitle(call.body.displayName),
    ...(call.body.description === undefined ? {} : { description: call.body.description }),
    template,
    columns: call.body.columns ?? [],
  });
  if (list.driveId !== null) context.lag?.newDrive(list.driveId);
  return created(await describeList(context, site, list));
}
