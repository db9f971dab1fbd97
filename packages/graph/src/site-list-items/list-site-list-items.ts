import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { listItem } from '../resources/list-item.ts';

/**
 * Lists the rows of a list; those of a library include folders. Field values only with `expand: 'fields'`. Filters and
 * sorting need indexed columns.
 */
export const listSiteListItems = graphOperation({
  name: 'listSiteListItems',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/items',
  query: ['select', 'expand', 'filter', 'orderby', 'top', 'skiptoken'],
  reply: collection(listItem),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-list',
});
