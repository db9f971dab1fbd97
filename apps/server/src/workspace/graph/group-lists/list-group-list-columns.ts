import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { createColumnsResponse } from './column-responses.ts';
import { openList } from './open-list.ts';

export const listGroupListColumns = implement(operations.listGroupListColumns, async (call, context) =>
  createColumnsResponse(call, context, await openList(call, context)),
);
