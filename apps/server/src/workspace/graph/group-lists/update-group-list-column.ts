import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { createColumnChangeResponse } from './column-responses.ts';
import { openList } from './open-list.ts';

export const updateGroupListColumn = implement(operations.updateGroupListColumn, async (call, context) =>
  createColumnChangeResponse(call, context, await openList(call, context)),
);
