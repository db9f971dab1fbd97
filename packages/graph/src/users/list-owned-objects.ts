import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { directoryObject } from '../resources/directory-object.ts';

/**
 * Lists groups and other objects that the signed-in user owns; `@odata.type` is their type. Needs only User.Read, while
 * a group's list of owners needs admin consent.
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
