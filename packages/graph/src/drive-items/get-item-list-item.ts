import { graphOperation } from '../operation.ts';
import { listItem } from '../resources/list-item.ts';

/** Returns the row of a file or folder in the list behind the drive. */
export const getItemListItem = graphOperation({
  name: 'getItemListItem',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/listItem',
  query: ['select', 'expand'],
  reply: listItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get',
});
