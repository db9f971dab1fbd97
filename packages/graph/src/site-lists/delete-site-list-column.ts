import { graphOperation } from '../operation.ts';

/** Deletes a column with its values. */
export const deleteSiteListColumn = graphOperation({
  name: 'deleteSiteListColumn',
  method: 'DELETE',
  path: '/sites/{siteId}/lists/{listId}/columns/{columnId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/columndefinition-delete',
});
