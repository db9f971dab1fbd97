import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { answerColumnChange } from '../group-lists/answer-columns.ts';
import { openList } from '../group-lists/open-list.ts';

export const updateDriveListColumn = implement(operations.updateDriveListColumn, async (call, context) =>
  answerColumnChange(call, context, await openList(call, context)),
);
