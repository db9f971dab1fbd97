import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { directoryObject } from '../resources/directory-object.ts';

/** Lists the owners of a group. */
export const listGroupOwners = graphOperation({
  name: 'listGroupOwners',
  method: 'GET',
  path: '/groups/{groupId}/owners',
  query: ['select', 'top', 'count', 'skiptoken'],
  reply: collection(directoryObject),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/group-list-owners',
});
