import { operations } from '@tideform/graph';
import { insertAuditEntry } from '../../../audit/audit-store.ts';
import { findPerson } from '../../directory/people-store.ts';
import { requireGranted } from '../../library/access/access-store.ts';
import { deleteGrant, type Grant, listGrants, putGrant, recordSharingChange } from '../../library/grants-store.ts';
import type { Item, Site } from '../../library/item.ts';
import type { Role } from '../../library/library-tables.ts';
import { findSite } from '../../library/lists/lists-store.ts';
import type { LibraryWrite } from '../../library/write-library.ts';
import { refusals } from '../../refusal.ts';
import { type GraphCall, type GraphContext, implement, noContent, ok } from '../call/graph-call.ts';
import { updateAddressedItem } from '../drives/open-drive.ts';
import { describePermissions } from './read-permissions.ts';

/** Body of the operations that change permissions, as far as the audit log needs it. */
interface PermissionBody {
  readonly roles?: readonly string[] | undefined;
}

/** Changes permissions of the addressed item. The change and its audit entry are committed in one transaction. */
export async function changePermissions<Result>(
  call: GraphCall<'driveId', unknown>,
  context: GraphContext,
  operation: 'invite' | 'updatePermission' | 'deletePermission',
  change: (write: LibraryWrite, item: Item) => Promise<Result>,
): Promise<Result> {
  const { personId: actorId, tenantId } = call.actor;
  const actorName = (await findPerson(context.database, actorId))?.displayName;
  const { permissionId } = call.params as { readonly permissionId?: string };
  const { roles } = (call.body ?? {}) as PermissionBody;
  const details = { operation, ...(permissionId && { permissionId }), ...(roles && { roles }) };
  return updateAddressedItem(call, context, async (write, item) => {
    const result = await change(write, item);
    await insertAuditEntry(write.db, {
      ...{ at: write.now, tenantId, actorId, actorName },
      ...{ action: 'permission.changed', subject: item.id, details },
    });
    return result;
  });
}

/** Roles in requests: Graph's roles and SharePoint's permission levels. */
const rolesByName: Readonly<Record<string, Role>> = {
  read: 'read',
  'sp.read': 'read',
  'sp.view only': 'read',
  'sp.restricted view': 'read',
  write: 'write',
  'sp.contribute': 'write',
  'sp.edit': 'write',
  owner: 'owner',
  'sp.full control': 'owner',
};

/**
 * Parses the role of an invitation.
 * @throws 400 unless it is exactly one known role; `owner` can't be granted by invitation
 */
export function parseInvitedRole(roles: readonly string[]): Role {
  const role = roles.length === 1 ? rolesByName[roles[0]!.toLowerCase()] : undefined;
  if (role === undefined || role === 'owner') {
    throw refusals.invalidRequest('The roles of an invitation are read or write.');
  }
  return role;
}

/**
 * Returns the strongest of the requested roles.
 * @throws 400 when none is known
 */
function parseStrongestRole(roles: readonly string[]): Role {
  const parsed = roles.map((role) => rolesByName[role.toLowerCase()]);
  const role = (['owner', 'write', 'read'] as const).find((one) => parsed.includes(one));
  if (role === undefined) throw refusals.invalidRequest('The roles of a permission are read, write or owner.');
  return role;
}

/**
 * Parses the expiry of a grant; `null` for never.
 * @throws 400 for an invalid date or one in the past
 */
export function parseExpiry(text: string | null | undefined, now: Date): Date | null {
  if (text == null) return null;
  const expiry = new Date(text);
  if (Number.isNaN(expiry.getTime()) || expiry <= now) {
    throw refusals.invalidRequest('The expiration date must be in the future.');
  }
  return expiry;
}

/**
 * Finds a direct grant of an item by its permission ID, if the caller may change it.
 *
 * @throws 404 for an unknown permission; 403 for inherited grants, for the grant of the site's owners, and for callers
 * who aren't owners
 */
async function requireDirectGrant(
  write: LibraryWrite,
  context: GraphContext,
  item: Item,
  permissionId: string,
): Promise<{ grant: Grant; site: Site }> {
  await requireGranted(write.access, item, 'owner');
  const site = await findSite(write.db, write.list.siteId);
  const rows = await describePermissions(context, site, item, await listGrants(write.db, item.scopeId));
  const row = rows.find(({ resource }) => resource.id === permissionId);
  if (row === undefined) throw refusals.itemNotFound();
  const isOwnersGrant = row.grant.principal.startsWith('owners:') && row.grant.role === 'owner';
  if (item.scopeId !== item.id || isOwnersGrant) throw refusals.accessDenied();
  return { grant: row.grant, site };
}

export const updatePermission = implement(operations.updatePermission, async (call, context) => {
  const { roles, expirationDateTime } = call.body;
  if (roles === undefined && expirationDateTime === undefined) {
    throw refusals.invalidRequest('Only the roles and the expiration date of a permission can be changed.');
  }
  const role = roles && parseStrongestRole(roles);
  if (role === 'owner' && context.enforces('no-owner-role')) throw refusals.notSupported();
  const expiresAt = parseExpiry(expirationDateTime, context.now());
  const { item, grant, site } = await changePermissions(call, context, 'updatePermission', async (write, target) => {
    const direct = await requireDirectGrant(write, context, target, call.params.permissionId);
    const changed = {
      ...direct.grant,
      ...(role === undefined ? {} : { role }),
      ...(expirationDateTime === undefined ? {} : { expiresAt }),
    };
    await putGrant(write.db, target.id, changed);
    await recordSharingChange(write, target.id);
    return { item: target, site: direct.site, grant: changed };
  });
  const [row] = await describePermissions(context, site, item, [grant]);
  return ok(row!.resource);
});

export const deletePermission = implement(operations.deletePermission, async (call, context) => {
  await changePermissions(call, context, 'deletePermission', async (write, item) => {
    const { grant } = await requireDirectGrant(write, context, item, call.params.permissionId);
    await deleteGrant(write.db, item.id, grant.principal);
    await recordSharingChange(write, item.id, [grant.principal]);
  });
  return noContent;
});
