import { graphOperation } from '../operation.ts';
import { driveItem } from '../resources/drive-item.ts';

/**
 * Uploads a file by its path below a folder, creating missing folders; for files under 4,000,000 bytes. An existing
 * file is replaced by default.
 */
export const putChildContent = graphOperation({
  name: 'putChildContent',
  method: 'PUT',
  path: '/drives/{driveId}/items/{itemId}:/{+path}:/content',
  query: ['conflictBehavior'],
  body: 'bytes',
  reply: driveItem,
  statuses: [201, 200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-put-content',
});
