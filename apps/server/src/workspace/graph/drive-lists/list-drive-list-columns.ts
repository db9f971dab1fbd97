import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { createColumnsResponse } from '../group-lists/column-responses.ts';
import { openList } from '../group-lists/open-list.ts';

export const listDriveListColumns = implement(operations.listDriveListColumns, async (call, context) =>
  createColumnsResponse(call, context, await openList(call, context)),
);
