import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { createNewColumnResponse } from './column-responses.ts';
import { openList } from './open-list.ts';

export const createGroupListColumn = implement(operations.createGroupListColumn, async (call, context) =>
  createNewColumnResponse(call, context, await openList(call, context)),
);
