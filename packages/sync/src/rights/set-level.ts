import { type GraphClient, GraphError, operations, type Permission } from '@tideform/graph';
import { isInherited, type Level, levelOf, nothing, rank } from './form-rights.ts';
import { type Holder, holderOf } from './holder.ts';

/** A permission that is gone or locked may be another's work under way. */
const BUSY_WAIT_MS = 3000;

/** A folder, as somebody who owns the team may change who may what with it. */
export interface RightsFolder {
  readonly graph: GraphClient;
  readonly driveId: string;
  readonly itemId: string;
  /** Who owns the team, and asks. */
  readonly callerId: string;
  wait(ms: number): Promise<void>;
}

export const listFolder = ({ graph, driveId, itemId }: RightsFolder): Promise<Permission[]> =>
  Array.fromAsync(graph.rows(operations.listPermissions, { driveId, itemId }));

/**
 * Gives somebody just this access to a folder, whatever they have there. What comes from above is made the folder's own first,
 * that of everybody else with it. Called again after a cut it ends the same.
 *
 * @throws GraphError
 */
export async function setLevel(folder: RightsFolder, holder: Holder, wanted: Exclude<Level, 'owner'>): Promise<void> {
  const own = await ownRows(folder, holder);
  const now = own.map(levelOf).reduce<Level>((best, one) => (rank[one] > rank[best] ? one : best), nothing.level);
  if (now === wanted || now === 'owner') return;
  if (wanted !== 'none' && rank[wanted] > rank[now] && (now === 'none' || own.some(isInherited))) {
    return invite(folder, holder, wanted);
  }
  if (!own.some(isInherited)) {
    try {
      return await changeOwn(folder, own, wanted);
    } catch (error) {
      // NOTE: not every service says that a row comes from above; it refuses to change it.
      if (!(error instanceof GraphError && (error.status === 403 || error.status === 400))) throw error;
    }
  }
  await leaveInheritance(folder, holder, now === 'none' ? 'read' : now);
  await changeOwn(folder, await ownRows(folder, holder), wanted);
}

const ownRows = async (folder: RightsFolder, { key }: Holder): Promise<Permission[]> =>
  (await listFolder(folder)).filter((row) => holderOf(row)?.key === key);

async function invite({ graph, driveId, itemId }: RightsFolder, holder: Holder, role: Level): Promise<void> {
  if (!holder.recipient) throw new Error(`${holder.key} cannot be invited`);
  const body = { recipients: [holder.recipient], roles: [role], requireSignIn: true, sendInvitation: false };
  await graph.call(operations.invite, { driveId, itemId }, { body });
}

/**
 * NOTE: Graph has no call that cuts inheritance: the first direct grant does it and copies all rows. Granting somebody what they
 * have changes nothing else; whom an invitation cannot name, the owner who asks stands in for, and goes again.
 */
async function leaveInheritance(folder: RightsFolder, holder: Holder, now: Level): Promise<void> {
  try {
    return await invite(folder, holder, now);
  } catch (error) {
    const isUnknown = !(error instanceof GraphError) || error.status === 404 || error.status === 400;
    if (!isUnknown) throw error;
  }
  const caller = { key: `person ${folder.callerId}`, recipient: { objectId: folder.callerId } } as Holder;
  const before = await ownRows(folder, caller);
  await invite(folder, caller, 'write');
  if (before.length === 0) await changeOwn(folder, await ownRows(folder, caller), 'none');
}

async function changeOwn(folder: RightsFolder, rows: readonly Permission[], wanted: Level): Promise<void> {
  const { graph, driveId, itemId } = folder;
  for (const row of rows) {
    const params = { driveId, itemId, permissionId: row.id };
    if (wanted === 'none') await remove(folder, params);
    else if (levelOf(row) !== wanted)
      await graph.call(operations.updatePermission, params, { body: { roles: [wanted] } });
  }
}

/** Once more after a moment where it is gone or locked; what is gone then is gone. */
async function remove(
  { graph, wait }: RightsFolder,
  params: { readonly driveId: string; readonly itemId: string; readonly permissionId: string },
): Promise<void> {
  try {
    await graph.call(operations.deletePermission, params);
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 404 || error.status === 423))) throw error;
    await wait(BUSY_WAIT_MS);
    try {
      await graph.call(operations.deletePermission, params);
    } catch (again) {
      if (!(again instanceof GraphError && again.status === 404)) throw again;
    }
  }
}
