import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { listItem } from '../resources/list-item.ts';

/** Rows of a list; a library lists its folders too. Field values only with `expand: 'fields'`. Filter and sort work on indexed columns only. */
export const listSiteListItems = graphOperation({
  name: 'listSiteListItems',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/items',
  query: ['select', 'expand', 'filter', 'orderby', 'top', 'skiptoken'],
  reply: collection(listItem),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-list',
});
