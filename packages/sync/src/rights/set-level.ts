import { GraphError, operations, type Permission } from '@tideform/graph';
import {
  changeInherited,
  type Grant,
  grant,
  listRows,
  type PermissionItem,
  setRole,
} from '../library/permissions/grant.ts';
import { isInherited, roleOf } from '../library/permissions/role-of.ts';
import { type Level, nothing, rank } from './form-rights.ts';
import { type Holder, holderOf, personHolder } from './holder.ts';

/** A permission that is gone or locked may be another's work under way. */
const BUSY_WAIT_MS = 3000;

/** A folder, as somebody who owns the team may change who may what with it. */
export interface RightsFolder extends PermissionItem {
  /** Who owns the team, and asks. */
  readonly callerId: string;
  wait(ms: number): Promise<void>;
}

export const listFolder = (folder: RightsFolder): Promise<Permission[]> => listRows(folder);

/**
 * Gives somebody just this access to a folder, whatever they have there. What comes from above is made the folder's own first,
 * that of everybody else with it. Called again after a cut it ends the same.
 *
 * @throws GraphError
 */
export async function setLevel(folder: RightsFolder, holder: Holder, wanted: Exclude<Level, 'owner'>): Promise<void> {
  const rows = await listFolder(folder);
  const own = rowsOf(rows, holder);
  const now = own.map(roleOf).reduce<Level>((best, one) => (rank[one] > rank[best] ? one : best), nothing.level);
  if (now === wanted || now === 'owner') return;
  if (wanted !== 'none' && rank[wanted] > rank[now] && (now === 'none' || own.some(isInherited))) {
    return invite(folder, holder, wanted);
  }
  await leaveAndChange(folder, holder, rows, wanted);
}

/** A grant of what the holder already has changes nothing. The owner who makes the call stands in for a holder whom a grant doesn't reach. */
async function leaveAndChange(
  folder: RightsFolder,
  holder: Holder,
  rows: readonly Permission[],
  wanted: Exclude<Level, 'owner'>,
): Promise<void> {
  const own = rowsOf(rows, holder);
  const caller = personHolder({ id: folder.callerId });
  const role = own.some(writes) ? 'write' : 'read';
  const known: Grant | undefined = holder.recipient && { recipients: [holder.recipient], role };
  const standIn: Grant = { recipients: [{ objectId: folder.callerId }], role: 'write' };
  const areInherited = own.some(isInherited);
  let current = areInherited ? undefined : own;
  const change = async () => {
    const found = current ?? (await ownRows(folder, holder));
    current = undefined;
    await changeOwn(folder, found, wanted);
  };
  const grants = known ? [known, standIn] : [standIn];
  const used = await changeInherited(folder, grants, change, areInherited);
  if (used === standIn && rowsOf(rows, caller).length === 0) {
    await changeOwn(folder, await ownRows(folder, caller), 'none');
  }
}

const writes = (row: Permission): boolean => roleOf(row) === 'write';

const rowsOf = (rows: readonly Permission[], { key }: Holder): readonly Permission[] =>
  rows.filter((row) => holderOf(row)?.key === key);

const ownRows = async (folder: RightsFolder, holder: Holder): Promise<readonly Permission[]> =>
  rowsOf(await listFolder(folder), holder);

async function invite(folder: RightsFolder, { key, recipient }: Holder, role: Grant['role']): Promise<void> {
  if (!recipient) throw new Error(`${key} cannot be invited`);
  await grant(folder, { recipients: [recipient], role });
}

async function changeOwn(folder: RightsFolder, rows: readonly Permission[], wanted: Level): Promise<void> {
  const { driveId, itemId } = folder;
  for (const row of rows) {
    if (wanted === 'none') await remove(folder, { driveId, itemId, permissionId: row.id });
    else if (roleOf(row) !== wanted) await setRole(folder, row, wanted);
  }
}

/** Once more after a moment where it is gone or locked; what is gone then is gone, unless it's still listed: then it's inherited. */
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
