import { graphOperation } from '../operation.ts';
import { driveItem } from '../resources/drive-item.ts';

/** Returns the root folder of a drive. */
export const getRoot = graphOperation({
  name: 'getRoot',
  method: 'GET',
  path: '/drives/{driveId}/root',
  query: ['select', 'expand'],
  reply: driveItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get',
});
