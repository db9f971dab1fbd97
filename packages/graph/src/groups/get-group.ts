import { graphOperation } from '../operation.ts';
import { group } from '../resources/group.ts';

/** Returns a group. */
export const getGroup = graphOperation({
  name: 'getGroup',
  method: 'GET',
  path: '/groups/{groupId}',
  query: ['select'],
  reply: group,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/group-get',
});
