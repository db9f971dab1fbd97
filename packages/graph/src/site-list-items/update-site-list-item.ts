import { graphOperation } from '../operation.ts';
import { listItem, newListItem } from '../resources/list-item.ts';

/** Writes field values under `fields`; the whole row comes back. */
export const updateSiteListItem = graphOperation({
  name: 'updateSiteListItem',
  method: 'PATCH',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}',
  body: newListItem,
  reply: listItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-update',
});
