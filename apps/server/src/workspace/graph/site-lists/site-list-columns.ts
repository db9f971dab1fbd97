import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import {
  answerColumn,
  answerColumnChange,
  answerColumnDeletion,
  answerColumns,
  answerNewColumn,
} from '../group-lists/answer-columns.ts';
import { openList } from '../group-lists/open-list.ts';

export const listSiteListColumns = implement(operations.listSiteListColumns, async (call, context) =>
  answerColumns(call, context, await openList(call, context)),
);

export const createSiteListColumn = implement(operations.createSiteListColumn, async (call, context) =>
  answerNewColumn(call, context, await openList(call, context)),
);

export const getSiteListColumn = implement(operations.getSiteListColumn, async (call, context) =>
  answerColumn(call, context, await openList(call, context)),
);

export const updateSiteListColumn = implement(operations.updateSiteListColumn, async (call, context) =>
  answerColumnChange(call, context, await openList(call, context)),
);

export const deleteSiteListColumn = implement(operations.deleteSiteListColumn, async (call, context) =>
  answerColumnDeletion(call, context, await openList(call, context)),
);
