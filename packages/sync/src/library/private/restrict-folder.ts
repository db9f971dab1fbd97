import { GraphError, operations, type Permission } from '@tideform/graph';
import { FailureError } from '../../failures/failure-error.ts';
import { getRole, isInherited } from '../get-role.ts';
import {
  grantPermission,
  isPermissionRefusal,
  listItemPermissions,
  type PermissionGrant,
  type PermissionItem,
  tryGrantPermission,
  tryMakeOwner,
} from '../grant-permission.ts';
import { fetchOwners, type LibraryAccess, type LibraryOwners, toRecipient } from './fetch-owners.ts';

/** Wait before a retry when a permission is missing or locked, because another operation may be changing it. */
const busyWaitMs = 3000;

/**
 * Maximum number of steps: two to break inheritance, two refusals before that, one to remove permissions, one to check,
 * and some for concurrent changes.
 */
const maxSteps = 9;

/**
 * Restricts a folder to the team's owners and, optionally, a person, who becomes an owner of the folder where the
 * service allows it and otherwise gets write access. All other permissions are removed. Repeated, interrupted and
 * concurrent calls have the same result.
 * NOTE: the team's group keeps only the permission of its owners. With the members' permission, every member could read
 * the folder.
 *
 * @throws GraphError when the caller may not do this, FailureError when other users keep adding permissions
 */
export async function restrictFolder(access: LibraryAccess, folderId: string, personId?: string): Promise<void> {
  const { graph, driveId } = access;
  const item = { graph, driveId, itemId: folderId };
  const work: RestrictionContext = { access, item, owners: await fetchOwners(access), personId };
  const progress: RestrictionProgress = {
    isInvited: false,
    areOwnersGranted: false,
    breakAttempts: 0,
    gone: new Set(),
  };
  for (let round = 0; round < maxSteps; round++) if (await restrictStep(work, progress)) return;
  throw new FailureError('permissions-keep-changing', {});
}

interface RestrictionContext {
  readonly access: LibraryAccess;
  readonly item: PermissionItem;
  readonly owners: LibraryOwners;
  readonly personId: string | undefined;
}

interface RestrictionProgress {
  isInvited: boolean;
  /** The owners were granted access again, because the caller couldn't see their permissions at the end. */
  areOwnersGranted: boolean;
  /** Number of attempts to break inheritance. */
  breakAttempts: number;
  /** IDs of permissions that the service listed but then didn't find. If they are listed again, they are inherited. */
  gone: ReadonlySet<string>;
}

/** Makes one change to the folder's permissions. Returns `true` when nothing is left to do. */
async function restrictStep(
  { access, item, owners, personId }: RestrictionContext,
  progress: RestrictionProgress,
): Promise<boolean> {
  const rows = await listItemPermissions(item);
  const own = rows.find((row) => personId !== undefined && row.grantedToV2?.user?.id === personId);
  const others = rows.filter((row) => row !== own && !owners.isOwner(row));
  const lacksOwn = personId !== undefined && (own === undefined || isInherited(own));
  // A service may not store a permission for a person that a group already covers, so that group is removed first.
  if (lacksOwn && (!progress.isInvited || others.length === 0)) {
    await grantPerson(access, owners, item, { personId, others });
    progress.isInvited = true;
    return false;
  }
  // Makes the person an owner before others are removed, because the caller may own the folder only through one of the
  // others.
  if (own && getRole(own) !== 'owner') await tryMakeOwner(item, own);
  if (others.length === 0) return ensureOwners({ access, item, owners, personId }, progress, rows);
  const isAbove = others.some((row) => isInherited(row) || progress.gone.has(row.id));
  const removal = isAbove ? undefined : await removePermissions(access, item, others);
  progress.gone = removal?.gone ?? new Set();
  if (removal && !removal.refusal) return false;
  const leave = getInheritanceBreakingGrants(personId ?? access.callerId, others)[progress.breakAttempts++];
  if (!leave) throw removal?.refusal ?? new FailureError('permissions-keep-changing', {});
  await tryGrantPermission(item, leave);
  return false;
}

/**
 * Grants the person access to the folder.
 * NOTE: Graph has no call to break inheritance; the first direct grant breaks it and copies the inherited permissions.
 * A caller who doesn't own the folder couldn't remove the copies. Without the copies, the owners need their own grant.
 */
async function grantPerson(
  access: LibraryAccess,
  owners: LibraryOwners,
  item: PermissionItem,
  { personId, others }: { readonly personId: string; readonly others: readonly Permission[] },
): Promise<void> {
  const mayRemove = access.isOwner || others.some((row) => getRole(row) === 'owner');
  if (!mayRemove) return owners.grantExclusively(item, personId);
  await grantPermission(item, { recipients: [{ objectId: personId }], role: 'write' });
}

/**
 * Makes sure that the library's owners still have access. Owners of the folder can see this; others can't. A member may
 * not see who owns the library, and owners that are listed individually had to be removed with the others.
 */
async function ensureOwners(
  { access, item, owners, personId }: RestrictionContext,
  progress: RestrictionProgress,
  rows: readonly Permission[],
): Promise<boolean> {
  if (rows.some(owners.isOwner)) return true;
  if (access.isOwner) {
    if (!owners.areVisible) return true;
    await owners.restoreAccess(item);
    return false;
  }
  const own = rows.find((row) => row.grantedToV2?.user?.id === personId);
  if (progress.areOwnersGranted || !own || getRole(own) !== 'owner') return true;
  progress.areOwnersGranted = true;
  await owners.restoreAccess(item).catch((error: unknown) => {
    if (!isPermissionRefusal(error)) throw error;
  });
  return false;
}

/** Returns grants that break inheritance. The service may not store one for a person that a group already covers. */
function getInheritanceBreakingGrants(personId: string, others: readonly Permission[]): readonly PermissionGrant[] {
  const siteGroups = others.filter(({ grantedToV2 }) => grantedToV2?.siteGroup);
  const same = (row: Permission): PermissionGrant => ({
    recipients: [toRecipient(row)],
    role: getRole(row) === 'read' ? 'read' : 'write',
  });
  return [{ recipients: [{ objectId: personId }], role: 'write' }, ...siteGroups.map(same)];
}

interface RemovalResult {
  /** Refusal for a permission that may be inherited, which isn't reported. */
  readonly refusal?: GraphError;
  /** IDs that the service no longer found. */
  readonly gone: ReadonlySet<string>;
}

async function removePermissions(
  access: LibraryAccess,
  { graph, driveId, itemId }: PermissionItem,
  rows: readonly Permission[],
): Promise<RemovalResult> {
  const gone = new Set<string>();
  for (const row of rows.toSorted(compareSiteGroupsLast)) {
    try {
      await graph.call(operations.deletePermission, { driveId, itemId, permissionId: row.id });
    } catch (error) {
      const isBusy = error instanceof GraphError && (error.status === 404 || error.status === 423);
      if (!isBusy && isPermissionRefusal(error)) return { refusal: error, gone };
      if (!isBusy) throw error;
      if (error.status === 404) gone.add(row.id);
      await access.wait(busyWaitMs);
    }
  }
  return { gone };
}

/** Removes site groups last, because the caller may be an owner only through one of them. */
const compareSiteGroupsLast = (one: Permission, other: Permission): number =>
  Number(one.grantedToV2?.siteGroup !== undefined) - Number(other.grantedToV2?.siteGroup !== undefined);
