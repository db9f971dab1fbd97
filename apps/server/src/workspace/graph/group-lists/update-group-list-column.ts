import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { answerColumnChange } from './answer-columns.ts';
import { openList } from './open-list.ts';

export const updateGroupListColumn = implement(operations.updateGroupListColumn, async (call, context) =>
  answerColumnChange(call, context, await openList(call, context)),
);
