import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { createNewColumnResponse } from '../group-lists/column-responses.ts';
import { openList } from '../group-lists/open-list.ts';

export const createDriveListColumn = implement(operations.createDriveListColumn, async (call, context) =>
  createNewColumnResponse(call, context, await openList(call, context)),
);
