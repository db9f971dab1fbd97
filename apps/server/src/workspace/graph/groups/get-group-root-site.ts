import { operations } from '@tideform/graph';
import { selectProperties } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { openSite } from '../group-lists/open-list.ts';
import { describeSite } from '../sites/describe-site.ts';

export const getGroupRootSite = implement(operations.getGroupRootSite, async (call, context) => {
  const site = await openSite(call, context);
  return ok(selectProperties(describeSite(context, site), call.query));
});
