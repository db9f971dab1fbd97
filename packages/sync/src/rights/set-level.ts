import { GraphError, operations, type Permission } from '@tideform/graph';
import {
  changeInherited,
  type Grant,
  grant,
  listItemPermissions,
  type PermissionItem,
  setRole,
} from '../library/permissions/grant.ts';
import { getRole, isInherited } from '../library/permissions/role-of.ts';
import { type Level, noAccess, rank } from './form-rights.ts';
import { type Principal, personPrincipal, toPrincipal } from './principal.ts';

/** Wait before a retry when a permission is missing or locked, because another operation may be changing it. */
const BUSY_WAIT_MS = 3000;

/** Folder whose permissions a team owner changes. */
export interface RightsFolder extends PermissionItem {
  /** ID of the signed-in user, who must be a team owner. */
  readonly callerId: string;
  wait(ms: number): Promise<void>;
}

export const listFolder = (folder: RightsFolder): Promise<Permission[]> => listItemPermissions(folder);

/**
 * Sets a principal's access to a folder, whatever access the principal has now. Inherited permissions of all principals
 * become the folder's own first. Repeating an interrupted call has the same result.
 *
 * @throws GraphError
 */
export async function setLevel(
  folder: RightsFolder,
  holder: Principal,
  wanted: Exclude<Level, 'owner'>,
): Promise<void> {
  const rows = await listFolder(folder);
  const own = filterByPrincipal(rows, holder);
  const now = own.map(getRole).reduce<Level>((best, one) => (rank[one] > rank[best] ? one : best), noAccess.level);
  if (now === wanted || now === 'owner') return;
  if (wanted !== 'none' && rank[wanted] > rank[now] && (now === 'none' || own.some(isInherited))) {
    return invite(folder, holder, wanted);
  }
  await breakInheritanceAndChange(folder, holder, rows, wanted);
}

/**
 * Changes permissions of a folder, and breaks inheritance first if needed. Inheritance ends when a grant is made; a
 * grant of what the principal already has doesn't change its access. If the principal can't be invited, the calling
 * owner is invited instead.
 */
async function breakInheritanceAndChange(
  folder: RightsFolder,
  holder: Principal,
  rows: readonly Permission[],
  wanted: Exclude<Level, 'owner'>,
): Promise<void> {
  const own = filterByPrincipal(rows, holder);
  const caller = personPrincipal({ id: folder.callerId });
  const role = own.some(hasWriteRole) ? 'write' : 'read';
  const principalGrant: Grant | undefined = holder.recipient && { recipients: [holder.recipient], role };
  const standIn: Grant = { recipients: [{ objectId: folder.callerId }], role: 'write' };
  const areInherited = own.some(isInherited);
  let current = areInherited ? undefined : own;
  const change = async () => {
    const found = current ?? (await listPrincipalRows(folder, holder));
    current = undefined;
    await changeOwn(folder, found, wanted);
  };
  const grants = principalGrant ? [principalGrant, standIn] : [standIn];
  const used = await changeInherited(folder, grants, change, areInherited);
  if (used === standIn && filterByPrincipal(rows, caller).length === 0) {
    await changeOwn(folder, await listPrincipalRows(folder, caller), 'none');
  }
}

const hasWriteRole = (row: Permission): boolean => getRole(row) === 'write';

const filterByPrincipal = (rows: readonly Permission[], { key }: Principal): readonly Permission[] =>
  rows.filter((row) => toPrincipal(row)?.key === key);

const listPrincipalRows = async (folder: RightsFolder, holder: Principal): Promise<readonly Permission[]> =>
  filterByPrincipal(await listFolder(folder), holder);

async function invite(folder: RightsFolder, { key, recipient }: Principal, role: Grant['role']): Promise<void> {
  if (!recipient) throw new Error(`${key} can’t be invited`);
  await grant(folder, { recipients: [recipient], role });
}

async function changeOwn(folder: RightsFolder, rows: readonly Permission[], wanted: Level): Promise<void> {
  const { driveId, itemId } = folder;
  for (const row of rows) {
    if (wanted === 'none') await remove(folder, { driveId, itemId, permissionId: row.id });
    else if (getRole(row) !== wanted) await setRole(folder, row, wanted);
  }
}

/**
 * Deletes a permission and retries once when it is missing or locked. If it is still missing then, it was deleted
 * already, unless it is still listed, which means that it is inherited.
 */
async function remove(
  folder: RightsFolder,
  params: { readonly driveId: string; readonly itemId: string; readonly permissionId: string },
): Promise<void> {
  const { graph, wait } = folder;
  try {
    await graph.call(operations.deletePermission, params);
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 404 || error.status === 423))) throw error;
    await wait(BUSY_WAIT_MS);
    try {
      await graph.call(operations.deletePermission, params);
    } catch (again) {
      if (!(again instanceof GraphError && again.status === 404)) throw again;
      if ((await listFolder(folder)).some(({ id }) => id === params.permissionId)) throw again;
    }
  }
}
