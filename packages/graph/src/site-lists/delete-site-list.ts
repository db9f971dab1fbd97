import { graphOperation } from '../operation.ts';

/** Deletes a list with its content. */
export const deleteSiteList = graphOperation({
  name: 'deleteSiteList',
  method: 'DELETE',
  path: '/sites/{siteId}/lists/{listId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/list-delete',
});
