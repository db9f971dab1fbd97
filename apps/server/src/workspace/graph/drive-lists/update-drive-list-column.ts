import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { createColumnChangeResponse } from '../group-lists/column-responses.ts';
import { openList } from '../group-lists/open-list.ts';

export const updateDriveListColumn = implement(operations.updateDriveListColumn, async (call, context) =>
  createColumnChangeResponse(call, context, await openList(call, context)),
);
