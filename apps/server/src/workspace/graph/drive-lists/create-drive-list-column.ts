import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { answerNewColumn } from '../group-lists/answer-columns.ts';
import { openList } from '../group-lists/open-list.ts';

export const createDriveListColumn = implement(operations.createDriveListColumn, async (call, context) =>
  answerNewColumn(call, context, await openList(call, context)),
);
