import { operations } from '@tideform/graph';
import { selectFromDirectory } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { defaultGroupProperties, describeGroup } from './describe-group.ts';
import { requireGroup } from './visible-group.ts';

export const getGroup = implement(operations.getGroup, async (call, context) => {
  const group = await requireGroup(call, context);
  return ok(selectFromDirectory(describeGroup(group), call.query, defaultGroupProperties));
});
