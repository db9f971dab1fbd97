import { graphOperation } from '../operation.ts';

/** Deletes a file or folder permanently, bypassing the recycle bin. */
export const deleteItemPermanently = graphOperation({
  name: 'deleteItemPermanently',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/permanentDelete',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-permanentdelete',
});
