import { graphOperation } from '../operation.ts';
import { collection } from '../resources/envelopes.ts';
import { invitation, permission, permissionChange } from '../resources/permission.ts';

/** Deletes a direct grant; inherited ones are rejected (403). */
export const deletePermission = graphOperation({
  name: 'deletePermission',
  method: 'DELETE',
  path: '/drives/{driveId}/items/{itemId}/permissions/{permissionId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/permission-delete',
});

/** Returns one grant of an item. */
export const getPermission = graphOperation({
  name: 'getPermission',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/permissions/{permissionId}',
  query: ['select'],
  reply: permission,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/permission-get',
});

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

/** Lists the permissions of an item, including inherited ones. */
export const listPermissions = graphOperation({
  name: 'listPermissions',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/permissions',
  query: ['select'],
  reply: collection(permission),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-list-permissions',
});

/** Updates the role of a direct grant; inherited ones are rejected (403). */
export const updatePermission = graphOperation({
  name: 'updatePermission',
  method: 'PATCH',
  path: '/drives/{driveId}/items/{itemId}/permissions/{permissionId}',
  body: permissionChange,
  reply: permission,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/permission-update',
});
