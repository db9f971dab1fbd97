import { graphOperation } from '../operation.ts';
import { list, listChange } from '../resources/list.ts';

/** Updates title and description of the list behind a document library. */
export const updateDriveList = graphOperation({
  name: 'updateDriveList',
  method: 'PATCH',
  path: '/drives/{driveId}/list',
  body: listChange,
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-update',
});
