import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { listItem } from '../resources/list-item.ts';

/** Lists the rows of a library: files and folders. Filters and sorting need indexed columns. */
export const listDriveListItems = graphOperation({
  name: 'listDriveListItems',
  method: 'GET',
  path: '/drives/{driveId}/list/items',
  query: ['select', 'expand', 'filter', 'orderby', 'top', 'skiptoken'],
  reply: collection(listItem),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-list',
});
