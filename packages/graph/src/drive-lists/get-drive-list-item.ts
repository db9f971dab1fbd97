import { graphOperation } from '../operation.ts';
import { listItem } from '../resources/list-item.ts';

/** Returns one row of a library. `listItemId` is a number as a string. */
export const getDriveListItem = graphOperation({
  name: 'getDriveListItem',
  method: 'GET',
  path: '/drives/{driveId}/list/items/{listItemId}',
  query: ['select', 'expand'],
  reply: listItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-get',
});
