import { graphOperation } from '../operation.ts';
import { column, columnChange } from '../resources/column.ts';

/** Updates a column of a list; its internal name and type don't change. */
export const updateSiteListColumn = graphOperation({
  name: 'updateSiteListColumn',
  method: 'PATCH',
  path: '/sites/{siteId}/lists/{listId}/columns/{columnId}',
  body: columnChange,
  reply: column,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/columndefinition-update',
});
