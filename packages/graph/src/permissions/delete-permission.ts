import { graphOperation } from '../operation.ts';

/** Takes a direct grant away; inherited ones are refused (403). */
export const deletePermission = graphOperation({
  name: 'deletePermission',
  method: 'DELETE',
  path: '/drives/{driveId}/items/{itemId}/permissions/{permissionId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/permission-delete',
});
