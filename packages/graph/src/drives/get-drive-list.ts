import { graphOperation } from '../operation.ts';
import { list } from '../resources/list.ts';

/** Returns the list behind a document library. */
export const getDriveList = graphOperation({
  name: 'getDriveList',
  method: 'GET',
  path: '/drives/{driveId}/list',
  query: ['select', 'expand'],
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-get',
});
