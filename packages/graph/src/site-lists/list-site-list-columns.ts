import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { column } from '../resources/column.ts';

/** Lists the columns of a list; hidden ones only if `hidden` is selected. */
export const listSiteListColumns = graphOperation({
  name: 'listSiteListColumns',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/columns',
  query: ['select'],
  reply: collection(column),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-list-columns',
});
