import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { column } from '../resources/column.ts';

/** Columns of a list; hidden ones only when `hidden` is selected. */
export const listSiteListColumns = graphOperation({
  name: 'listSiteListColumns',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/columns',
  query: ['select'],
  reply: collection(column),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-list-columns',
});
