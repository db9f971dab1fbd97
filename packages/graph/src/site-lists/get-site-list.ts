import { graphOperation } from '../operation.ts';
import { list } from '../resources/list.ts';

/** Returns a list by ID or title. */
export const getSiteList = graphOperation({
  name: 'getSiteList',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}',
  query: ['select', 'expand'],
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-get',
});
