import { graphOperation } from '../operation.ts';
import { changes } from '../resources/collection.ts';
import { listItemChange } from '../resources/list-item.ts';

/**
 * Lists the changes of a list since `token`, as the current state of each row. Graph responds with 410 `resyncRequired`
 * to an outdated token: start over without it.
 */
export const listSiteListItemChanges = graphOperation({
  name: 'listSiteListItemChanges',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/items/delta',
  query: ['select', 'expand', 'top', 'token'],
  reply: changes(listItemChange),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-delta',
});
