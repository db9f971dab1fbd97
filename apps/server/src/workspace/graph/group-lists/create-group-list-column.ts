import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { answerNewColumn } from './answer-columns.ts';
import { openList } from './open-list.ts';

export const createGroupListColumn = implement(operations.createGroupListColumn, async (call, context) =>
  answerNewColumn(call, context, await openList(call, context)),
);
