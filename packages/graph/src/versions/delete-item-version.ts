import { graphOperation } from '../operation.ts';

/** Deletes an older version; the current one is rejected (400). */
export const deleteItemVersion = graphOperation({
  name: 'deleteItemVersion',
  method: 'DELETE',
  path: '/drives/{driveId}/items/{itemId}/versions/{versionId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/driveitemversion-delete',
});
