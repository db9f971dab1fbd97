import { graphOperation } from '../operation.ts';
import { driveItem } from '../resources/drive-item.ts';

/** Returns a file or folder by its path in the drive. */
export const getItemByPath = graphOperation({
  name: 'getItemByPath',
  method: 'GET',
  path: '/drives/{driveId}/root:/{+path}',
  query: ['select', 'expand'],
  reply: driveItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get',
});
