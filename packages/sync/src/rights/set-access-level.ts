import { GraphError, operations, type Permission } from '@tideform/graph';
import { getRole, isInherited } from '../library/get-role.ts';
import {
  changeInheritedPermissions,
  grantPermission,
  listItemPermissions,
  type PermissionGrant,
  type PermissionItem,
  setRole,
} from '../library/grant-permission.ts';
import { type AccessLevel, accessLevelRanks, noAccess } from './form-rights.ts';
import { createPersonPrincipal, type Principal, toPrincipal } from './principal.ts';

/** Wait before a retry when a permission is missing or locked, because another operation may be changing it. */
const busyWaitMs = 3000;

/** Folder whose permissions a team owner changes. */
export interface RightsFolder extends PermissionItem {
  /** ID of the signed-in user, who must be a team owner. */
  readonly callerId: string;
  wait(ms: number): Promise<void>;
}

export const listFolderPermissions = (folder: RightsFolder): Promise<Permission[]> => listItemPermissions(folder);

/**
 * Sets a principal's access to a folder, whatever access the principal has now. Inherited permissions of all principals
 * become the folder's own first. Repeating an interrupted call has the same result.
 *
 * @throws GraphError
 */
export async function setAccessLevel(
  folder: RightsFolder,
  principal: Principal,
  wanted: Exclude<AccessLevel, 'owner'>,
): Promise<void> {
  const rows = await listFolderPermissions(folder);
  const own = filterByPrincipal(rows, principal);
  const now = own
    .map(getRole)
    .reduce<AccessLevel>((best, one) => (accessLevelRanks[one] > accessLevelRanks[best] ? one : best), noAccess.level);
  if (now === wanted || now === 'owner') return;
  if (
    wanted !== 'none' &&
    accessLevelRanks[wanted] > accessLevelRanks[now] &&
    (now === 'none' || own.some(isInherited))
  ) {
    return grantRole(folder, principal, wanted);
  }
  await breakInheritanceAndChange(folder, principal, rows, wanted);
}

/**
 * Changes permissions of a folder, and breaks inheritance first if needed. Inheritance ends when a grant is made; a
 * grant of what the principal already has doesn't change its access. If the principal can't be invited, the calling
 * owner is invited instead.
 */
async function breakInheritanceAndChange(
  folder: RightsFolder,
  principal: Principal,
  rows: readonly Permission[],
  wanted: Exclude<AccessLevel, 'owner'>,
): Promise<void> {
  const own = filterByPrincipal(rows, principal);
  const caller = createPersonPrincipal({ id: folder.callerId });
  const role = own.some(hasWriteRole) ? 'write' : 'read';
  const principalGrant: PermissionGrant | undefined = principal.recipient && {
    recipients: [principal.recipient],
    role,
  };
  const standIn: PermissionGrant = { recipients: [{ objectId: folder.callerId }], role: 'write' };
  const areInherited = own.some(isInherited);
  let current = areInherited ? undefined : own;
  const change = async () => {
    const found = current ?? (await listPrincipalRows(folder, principal));
    current = undefined;
    await changePermissions(folder, found, wanted);
  };
  const grants = principalGrant ? [principalGrant, standIn] : [standIn];
  const used = await changeInheritedPermissions(folder, grants, change, areInherited);
  if (used === standIn && filterByPrincipal(rows, caller).length === 0) {
    await changePermissions(folder, await listPrincipalRows(folder, caller), 'none');
  }
}

const hasWriteRole = (row: Permission): boolean => getRole(row) === 'write';

const filterByPrincipal = (rows: readonly Permission[], { key }: Principal): readonly Permission[] =>
  rows.filter((row) => toPrincipal(row)?.key === key);

const listPrincipalRows = async (folder: RightsFolder, principal: Principal): Promise<readonly Permission[]> =>
  filterByPrincipal(await listFolderPermissions(folder), principal);

async function grantRole(
  folder: RightsFolder,
  { key, recipient }: Principal,
  role: PermissionGrant['role'],
): Promise<void> {
  if (!recipient) throw new Error(`${key} can’t be invited`);
  await grantPermission(folder, { recipients: [recipient], role });
}

async function changePermissions(
  folder: RightsFolder,
  rows: readonly Permission[],
  wanted: AccessLevel,
): Promise<void> {
  const { driveId, itemId } = folder;
  for (const row of rows) {
    if (wanted === 'none') await deletePermission(folder, { driveId, itemId, permissionId: row.id });
    else if (getRole(row) !== wanted) await setRole(folder, row, wanted);
  }
}

/**
 * Deletes a permission and retries once when it is missing or locked. If it is still missing then, it was deleted
 * already, unless it is still listed, which means that it is inherited.
 */
async function deletePermission(
  folder: RightsFolder,
  params: { readonly driveId: string; readonly itemId: string; readonly permissionId: string },
): Promise<void> {
  const { graph, wait } = folder;
  try {
    await graph.call(operations.deletePermission, params);
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 404 || error.status === 423))) throw error;
    await wait(busyWaitMs);
    try {
      await graph.call(operations.deletePermission, params);
    } catch (again) {
      if (!(again instanceof GraphError && again.status === 404)) throw again;
      if ((await listFolderPermissions(folder)).some(({ id }) => id === params.permissionId)) throw again;
    }
  }
}
