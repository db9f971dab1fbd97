import { operations } from '@tideform/graph';
import { createList } from '../../library/lists/create-list.ts';
import { refusals } from '../../refusal.ts';
import { created, implement } from '../call/graph-call.ts';
import { describeList } from './describe-list.ts';
import { openSite } from './open-list.ts';

export const createGroupList = implement(operations.createGroupList, async (call, context) => {
  const site = await openSite(call, context);
  const membership = call.actor.memberships.find(({ group }) => group.id === site.groupId);
  if (membership?.role === 'guest') throw refusals.accessDenied();
  const list = await createList(context, call.actor, site, {
    displayName: call.body.displayName,
    ...(call.body.description === undefined ? {} : { description: call.body.description }),
    template: call.body.list?.template ?? 'genericList',
    columns: call.body.columns ?? [],
  });
  return created(await describeList(context, site, list));
});
