import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { directoryObject } from '../resources/directory-object.ts';

/** Groups, directory roles and administrative units that the signed-in person belongs to directly; `@odata.type` tells them apart. */
export const listMemberOf = graphOperation({
  name: 'listMemberOf',
  method: 'GET',
  path: '/me/memberOf',
  query: ['select', 'top', 'count', 'skiptoken'],
  reply: collection(directoryObject),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list-memberof',
});
