import { graphOperation } from '../operation.ts';
import { list } from '../resources/list.ts';

/** Returns a list of a group's site, by ID or title. */
export const getGroupList = graphOperation({
  name: 'getGroupList',
  method: 'GET',
  path: '/groups/{groupId}/sites/root/lists/{listId}',
  query: ['select', 'expand'],
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-get',
});
