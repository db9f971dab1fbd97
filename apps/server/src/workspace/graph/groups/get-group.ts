import { operations } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { describeGroup, usualGroupProperties } from './describe-group.ts';
import { findVisibleGroup } from './visible-group.ts';

export const getGroup = implement(operations.getGroup, async (call, context) => {
  const group = await findVisibleGroup(call, context, call.params.groupId);
  if (group === undefined) throw refusals.directoryObjectNotFound(call.params.groupId);
  return ok(selectFromDirectory(describeGroup(group), call.query, usualGroupProperties));
});
