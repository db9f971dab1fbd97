import { graphOperation } from '../operation.ts';
import { changes } from '../resources/collection.ts';
import { driveChange } from '../resources/drive-item.ts';

/**
 * Lists the changes of a drive since the token, as the current state of each item. Without a token everything is
 * enumerated. 410 `resyncRequired`: start over without one.
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
