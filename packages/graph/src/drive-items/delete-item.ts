import { graphOperation } from '../operation.ts';

/** Deletes a file, or a folder with its content. */
export const deleteItem = graphOperation({
  name: 'deleteItem',
  method: 'DELETE',
  path: '/drives/{driveId}/items/{itemId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-delete',
});
