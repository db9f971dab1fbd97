import { graphOperation } from '../operation.ts';
import { listItem, newListItem } from '../resources/list-item.ts';

/** Updates field values under `fields` and returns the whole row. */
export const updateSiteListItem = graphOperation({
  name: 'updateSiteListItem',
  method: 'PATCH',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}',
  body: newListItem,
  reply: listItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-update',
});
