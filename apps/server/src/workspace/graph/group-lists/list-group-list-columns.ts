import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { answerColumns } from './answer-columns.ts';
import { openList } from './open-list.ts';

export const listGroupListColumns = implement(operations.listGroupListColumns, async (call, context) =>
  answerColumns(call, context, await openList(call, context)),
);
