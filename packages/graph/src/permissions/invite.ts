import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { invitation, permission } from '../resources/permission.ts';

/** Grants a role to people or groups; the response has one row per recipient. */
export const invite = graphOperation({
  name: 'invite',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/invite',
  body: invitation,
  reply: collection(permission),
  statuses: [200],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-invite',
});
