import { graphOperation } from '../operation.ts';

/** Deletes a row; in a library its file or folder. */
export const deleteSiteListItem = graphOperation({
  name: 'deleteSiteListItem',
  method: 'DELETE',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/listitem-delete',
});
