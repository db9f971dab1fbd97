import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { answerColumns } from '../group-lists/answer-columns.ts';
import { openList } from '../group-lists/open-list.ts';

export const listDriveListColumns = implement(operations.listDriveListColumns, async (call, context) =>
  answerColumns(call, context, await openList(call, context)),
);
