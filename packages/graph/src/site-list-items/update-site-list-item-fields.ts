import { graphOperation } from '../operation.ts';
import { fieldValues } from '../resources/list-item.ts';

/** Updates field values; `null` clears one. An unknown or read-only column rejects the whole call (400). */
export const updateSiteListItemFields = graphOperation({
  name: 'updateSiteListItemFields',
  method: 'PATCH',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}/fields',
  body: fieldValues,
  reply: fieldValues,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-update',
});
