import { graphOperation } from '../operation.ts';
import { driveItem } from '../resources/drive-item.ts';

/** Returns a file or folder by its path below a folder. */
export const getChildByPath = graphOperation({
  name: 'getChildByPath',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}:/{+path}',
  query: ['select', 'expand'],
  reply: driveItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get',
});
