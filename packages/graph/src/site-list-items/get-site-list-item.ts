import { graphOperation } from '../operation.ts';
import { listItem } from '../resources/list-item.ts';

/** Returns one row of a list. `listItemId` is a number as a string. */
export const getSiteListItem = graphOperation({
  name: 'getSiteListItem',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}',
  query: ['select', 'expand'],
  reply: listItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-get',
});
