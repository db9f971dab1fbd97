import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { directoryObject } from '../resources/directory-object.ts';

/**
 * Lists groups, directory roles and administrative units of which the signed-in user is a direct member; `@odata.type`
 * is their type.
 */
export const listMemberOf = graphOperation({
  name: 'listMemberOf',
  method: 'GET',
  path: '/me/memberOf',
  query: ['select', 'top', 'count', 'skiptoken'],
  reply: collection(directoryObject),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list-memberof',
});
