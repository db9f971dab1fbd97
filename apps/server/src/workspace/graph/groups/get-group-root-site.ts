import { operations } from '@tideform/graph';
import { select } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { describeSite } from '../group-lists/describe-list.ts';
import { openSite } from '../group-lists/open-list.ts';

export const getGroupRootSite = implement(operations.getGroupRootSite, async (call, context) => {
  const site = await openSite(call, context);
  return ok(select(describeSite(context, site), call.query));
});
