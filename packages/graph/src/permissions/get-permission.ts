import { graphOperation } from '../operation.ts';
import { permission } from '../resources/permission.ts';

/** Returns one grant of an item. */
export const getPermission = graphOperation({
  name: 'getPermission',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/permissions/{permissionId}',
  query: ['select'],
  reply: permission,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/permission-get',
});
