import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { drive } from '../resources/drive.ts';

/** Lists the document libraries of a group's site. */
export const listGroupDrives = graphOperation({
  name: 'listGroupDrives',
  method: 'GET',
  path: '/groups/{groupId}/drives',
  query: ['select'],
  reply: collection(drive),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/drive-list',
});
