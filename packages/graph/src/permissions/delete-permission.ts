import { graphOperation } from '../operation.ts';

/** Deletes a direct grant; inherited ones are rejected (403). */
export const deletePermission = graphOperation({
  name: 'deletePermission',
  method: 'DELETE',
  path: '/drives/{driveId}/items/{itemId}/permissions/{permissionId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/permission-delete',
});
