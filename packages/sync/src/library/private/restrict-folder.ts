import { GraphError, operations, type Permission } from '@tideform/graph';
import { Failed } from '../../failures/failed.ts';
import type { LibraryAccess } from './library-access.ts';

/** A permission that is gone or locked may be another's work under way. */
const BUSY_WAIT_MS = 3000;

/** One to leave inheritance, one to remove, one to look; and as many again for what others do meanwhile. */
const ROUNDS = 6;

/**
 * Leaves a folder to the team's owners and, where one is named, to a person: as an owner where the service allows it, else
 * to write. All other permissions go. Cut anywhere and called again, or called twice at once, it ends the same.
 *
 * NOTE: the team's group keeps nothing but what makes its owners own: with more, every member would read.
 *
 * @throws GraphError when the caller may not do so, an Error when others keep giving permissions
 */
export async function restrictFolder(access: LibraryAccess, folderId: string, personId?: string): Promise<void> {
  const isOwners = await readOwners(access);
  for (let round = 0; round < ROUNDS; round++) {
    const rows = await listRows(access, folderId);
    const own = rows.find((row) => personId !== undefined && row.grantedToV2?.user?.id === personId);
    const others = rows.filter((row) => row !== own && !isOwners(row));
    const lacksOwn = personId !== undefined && (own === undefined || isInherited(own));
    if (lacksOwn || others.some(isInherited)) {
      await letWrite(access, folderId, personId ?? access.callerId);
      continue;
    }
    if (own) await makeOwner(access, folderId, own);
    if (others.length === 0) return;
    await remove(access, folderId, others);
  }
  throw new Failed('permissions-keep-changing', {});
}

/** Tells the rows of who owns the whole library from others: a row below may say `owner` of anybody. */
async function readOwners(access: LibraryAccess): Promise<(row: Permission) => boolean> {
  const { graph, driveId, isOwner } = access;
  const root = await graph.call(operations.getRoot, { driveId });
  const rows = await listRows(access, root.id);
  const owning = new Set(rows.filter(owns).map(keyOf));
  if (isOwner) return (row) => owns(row) && owning.has(keyOf(row));
  const others = new Set(rows.filter((row) => !owns(row)).map(keyOf));
  return (row) => owns(row) && row.grantedToV2?.siteGroup !== undefined && !others.has(keyOf(row));
}

const owns = (row: Permission): boolean => row.roles.includes('owner');
const isInherited = (row: Permission): boolean => row.inheritedFrom != null;

/** Who has a permission, the same on every item. A link has nobody. */
function keyOf({ id, grantedToV2 }: Permission): string {
  const { siteGroup, group, user } = grantedToV2 ?? {};
  if (siteGroup) return `site group ${siteGroup.id ?? siteGroup.displayName}`;
  if (group) return `group ${group.id}`;
  return user?.id === undefined ? `permission ${id}` : `user ${user.id}`;
}

function listRows({ graph, driveId }: LibraryAccess, itemId: string): Promise<Permission[]> {
  return Array.fromAsync(graph.rows(operations.listPermissions, { driveId, itemId }));
}

/**
 * NOTE: Graph has no call that cuts inheritance; the first direct grant does it and copies the inherited rows, unless it is
 * told not to: who is no owner could not remove them.
 */
async function letWrite(access: LibraryAccess, itemId: string, personId: string): Promise<void> {
  const { graph, driveId, isOwner } = access;
  const recipients = [{ objectId: personId }];
  const way = { requireSignIn: true, sendInvitation: false, retainInheritedPermissions: isOwner };
  await graph.call(operations.invite, { driveId, itemId }, { body: { recipients, roles: ['write'], ...way } });
}

async function makeOwner({ graph, driveId }: LibraryAccess, itemId: string, row: Permission): Promise<void> {
  if (owns(row)) return;
  try {
    await graph.call(
      operations.updatePermission,
      { driveId, itemId, permissionId: row.id },
      { body: { roles: ['owner'] } },
    );
  } catch (error) {
    // The service grants no ownership of this item: writing is what is left.
    const isRefused = error instanceof GraphError && [400, 403, 404].includes(error.status);
    if (!isRefused) throw error;
  }
}

async function remove(access: LibraryAccess, itemId: string, rows: readonly Permission[]): Promise<void> {
  const { graph, driveId } = access;
  for (const row of rows) {
    try {
      await graph.call(operations.deletePermission, { driveId, itemId, permissionId: row.id });
    } catch (error) {
      const isBusy = error instanceof GraphError && (error.status === 404 || error.status === 423);
      if (!isBusy) throw error;
      await access.wait(BUSY_WAIT_MS);
    }
  }
}
