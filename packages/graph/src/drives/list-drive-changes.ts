import { graphOperation } from '../operation.ts';
import { changes } from '../resources/collection.ts';
import { driveChange } from '../resources/drive-item.ts';

/**
 * Lists the changes of a drive since `token`, as the current state of each item; without `token`, lists every item.
 * Graph responds with 410 `resyncRequired` to an outdated token: start over without it.
 */
export const listDriveChanges = graphOperation({
  name: 'listDriveChanges',
  method: 'GET',
  path: '/drives/{driveId}/root/delta',
  query: ['select', 'expand', 'top', 'token'],
  reply: changes(driveChange),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-delta',
});
