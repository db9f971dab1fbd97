import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { column } from '../resources/column.ts';

/** Lists the columns of a library; hidden ones only if `hidden` is selected. */
export const listDriveListColumns = graphOperation({
  name: 'listDriveListColumns',
  method: 'GET',
  path: '/drives/{driveId}/list/columns',
  query: ['select'],
  reply: collection(column),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-list-columns',
});
