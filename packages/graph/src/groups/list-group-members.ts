import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { directoryObject } from '../resources/directory-object.ts';

/** Lists the direct members of a group, including owners who are members. */
export const listGroupMembers = graphOperation({
  name: 'listGroupMembers',
  method: 'GET',
  path: '/groups/{groupId}/members',
  query: ['select', 'top', 'count', 'skiptoken'],
  reply: collection(directoryObject),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/group-list-members',
});
