import { graphOperation } from '../operation.ts';
import { driveItem } from '../resources/drive-item.ts';

/** Returns a file or folder by ID. */
export const getItem = graphOperation({
  name: 'getItem',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}',
  query: ['select', 'expand'],
  reply: driveItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get',
});
