import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { permission } from '../resources/permission.ts';

/** Lists the permissions of an item, including inherited ones. */
export const listPermissions = graphOperation({
  name: 'listPermissions',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/permissions',
  query: ['select'],
  reply: collection(permission),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-list-permissions',
});
