import { operations } from '@tideform/graph';
import { selectProperties } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { openSite } from '../group-lists/open-list.ts';
import { describeSite } from './describe-site.ts';

export const getSite = implement(operations.getSite, async (call, context) =>
  ok(selectProperties(describeSite(context, await openSite(call, context)), call.query)),
);
