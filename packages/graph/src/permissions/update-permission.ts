import { graphOperation } from '../operation.ts';
import { permission, permissionChange } from '../resources/permission.ts';

/** Updates the role of a direct grant; inherited ones are rejected (403). */
export const updatePermission = graphOperation({
  name: 'updatePermission',
  method: 'PATCH',
  path: '/drives/{driveId}/items/{itemId}/permissions/{permissionId}',
  body: permissionChange,
  reply: permission,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/permission-update',
});
