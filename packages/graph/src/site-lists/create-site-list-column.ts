import { graphOperation } from '../operation.ts';
import { column, newColumn } from '../resources/column.ts';

/** Adds a column to a list. 409 `nameAlreadyExists` when the internal name is taken. */
export const createSiteListColumn = graphOperation({
  name: 'createSiteListColumn',
  method: 'POST',
  path: '/sites/{siteId}/lists/{listId}/columns',
  body: newColumn,
  reply: column,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/list-post-columns',
});
