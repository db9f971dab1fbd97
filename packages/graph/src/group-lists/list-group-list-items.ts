import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { listItem } from '../resources/list-item.ts';

/** Lists the rows of a list; those of a library include folders. Field values only with `expand: 'fields'`. */
export const listGroupListItems = graphOperation({
  name: 'listGroupListItems',
  method: 'GET',
  path: '/groups/{groupId}/sites/root/lists/{listId}/items',
  query: ['select', 'expand', 'filter', 'orderby', 'top', 'skiptoken'],
  reply: collection(listItem),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-list',
});
