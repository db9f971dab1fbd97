import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { permission } from '../resources/permission.ts';

/** Who may do what with an item, inherited rows included. */
export const listPermissions = graphOperation({
  name: 'listPermissions',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/permissions',
  query: ['select'],
  reply: collection(permission),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-list-permissions',
});
