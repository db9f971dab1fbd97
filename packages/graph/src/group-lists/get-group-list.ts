import { graphOperation } from '../operation.ts';
import { list } from '../resources/list.ts';

/** A list of the site of a group, by id or title. */
export const getGroupList = graphOperation({
  name: 'getGroupList',
  method: 'GET',
  path: '/groups/{groupId}/sites/root/lists/{listId}',
  query: ['select', 'expand'],
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-get',
});
