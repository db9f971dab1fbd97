import { graphOperation } from '../operation.ts';
import { column } from '../resources/column.ts';

/** Returns a column by ID or internal name, hidden or not. */
export const getSiteListColumn = graphOperation({
  name: 'getSiteListColumn',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/columns/{columnId}',
  query: ['select'],
  reply: column,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/columndefinition-get',
});
