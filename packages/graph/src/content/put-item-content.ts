import { graphOperation } from '../operation.ts';
import { driveItem } from '../resources/drive-item.ts';

/** Replaces the content of a file; for files under 4,000,000 bytes. */
export const putItemContent = graphOperation({
  name: 'putItemContent',
  method: 'PUT',
  path: '/drives/{driveId}/items/{itemId}/content',
  query: ['conflictBehavior'],
  body: 'bytes',
  reply: driveItem,
  statuses: [200, 201],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-put-content',
});
