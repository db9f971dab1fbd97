import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { directoryObject } from '../resources/directory-object.ts';

/**
 * Groups and other objects that the signed-in person owns; `@odata.type` tells them apart. Needs User.Read only, where
 * a group's list of owners needs an administrator's consent.
 */
export const listOwnedObjects = graphOperation({
  name: 'listOwnedObjects',
  method: 'GET',
  path: '/me/ownedObjects',
  query: ['select', 'top', 'count', 'skiptoken'],
  reply: collection(directoryObject),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list-ownedobjects',
});
