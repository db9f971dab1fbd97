import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import {
  createColumnChangeResponse,
  createColumnDeletionResponse,
  createColumnResponse,
  createColumnsResponse,
  createNewColumnResponse,
} from '../group-lists/column-responses.ts';
import { openList } from '../group-lists/open-list.ts';

export const listSiteListColumns = implement(operations.listSiteListColumns, async (call, context) =>
  createColumnsResponse(call, context, await openList(call, context)),
);

export const createSiteListColumn = implement(operations.createSiteListColumn, async (call, context) =>
  createNewColumnResponse(call, context, await openList(call, context)),
);

export const getSiteListColumn = implement(operations.getSiteListColumn, async (call, context) =>
  createColumnResponse(call, context, await openList(call, context)),
);

export const updateSiteListColumn = implement(operations.updateSiteListColumn, async (call, context) =>
  createColumnChangeResponse(call, context, await openList(call, context)),
);

export const deleteSiteListColumn = implement(operations.deleteSiteListColumn, async (call, context) =>
  createColumnDeletionResponse(call, context, await openList(call, context)),
);
