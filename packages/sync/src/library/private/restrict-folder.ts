import { GraphError, operations, type Permission } from '@tideform/graph';
import { Failed } from '../../failures/failed.ts';
import {
  type Grant,
  grant,
  isRefused,
  listRows,
  type PermissionItem,
  tryGrant,
  tryOwner,
} from '../permissions/grant.ts';
import { isInherited, roleOf } from '../permissions/role-of.ts';
import type { LibraryAccess } from './library-access.ts';
import { type LibraryOwners, readOwners, recipientOf } from './library-owners.ts';

/** A permission that is gone or locked may be another's work under way. */
const BUSY_WAIT_MS = 3000;

/** Two to leave inheritance, two refused before, one to remove, one to look; and more for what others do meanwhile. */
const ROUNDS = 9;

/**
 * Leaves a folder to the team's owners and, where one is named, to a person: as an owner where the service allows it, else
 * to write. All other permissions go. Cut anywhere and called again, or called twice at once, it ends the same.
 *
 * NOTE: the team's group keeps nothing but what makes its owners own: with more, every member would read.
 *
 * @throws GraphError when the caller may not do so, an Error when others keep giving permissions
 */
export async function restrictFolder(access: LibraryAccess, folderId: string, personId?: string): Promise<void> {
  const { graph, driveId } = access;
  const item = { graph, driveId, itemId: folderId };
  const work: Work = { access, item, owners: await readOwners(access), personId };
  const progress: Progress = { isInvited: false, areReadmitted: false, leaves: 0, gone: new Set() };
  for (let round = 0; round < ROUNDS; round++) if (await isRestricted(work, progress)) return;
  throw new Failed('permissions-keep-changing', {});
}

interface Work {
  readonly access: LibraryAccess;
  readonly item: PermissionItem;
  readonly owners: LibraryOwners;
  readonly personId: string | undefined;
}

interface Progress {
  isInvited: boolean;
  /** Owners whom the caller didn't see in the end were given permission. */
  areReadmitted: boolean;
  /** Ways of leaving inheritance that were tried. */
  leaves: number;
  /** Ids of permissions that the service listed and then didn't know. Those that it lists again are inherited. */
  gone: ReadonlySet<string>;
}

/** Goes one step, unless there is nothing left to do. */
async function isRestricted({ access, item, owners, personId }: Work, progress: Progress): Promise<boolean> {
  const rows = await listRows(item);
  const own = rows.find((row) => personId !== undefined && row.grantedToV2?.user?.id === personId);
  const others = rows.filter((row) => row !== own && !owners.owns(row));
  const lacksOwn = personId !== undefined && (own === undefined || isInherited(own));
  // A service may not keep a permission for a person whom a group covers: that group goes first.
  if (lacksOwn && (!progress.isInvited || others.length === 0)) {
    await letIn(access, owners, item, { personId, others });
    progress.isInvited = true;
    return false;
  }
  // Before others go: the caller may own the folder by one of their rows alone.
  if (own && roleOf(own) !== 'owner') await tryOwner(item, own);
  if (others.length === 0) return isLeftToOwners({ access, item, owners, personId }, progress, rows);
  const isAbove = others.some((row) => isInherited(row) || progress.gone.has(row.id));
  const removal = isAbove ? undefined : await remove(access, item, others);
  progress.gone = removal?.gone ?? new Set();
  if (removal && !removal.refusal) return false;
  const leave = waysOut(personId ?? access.callerId, others)[progress.leaves++];
  if (!leave) throw removal?.refusal ?? new Failed('permissions-keep-changing', {});
  await tryGrant(item, leave);
  return false;
}

/**
 * NOTE: Graph has no call that cuts inheritance; the first direct grant does it and copies the inherited rows. A caller who
 * doesn't own the folder couldn't remove the copies. Without them, the owners would have nothing unless they're granted it.
 */
async function letIn(
  access: LibraryAccess,
  owners: LibraryOwners,
  item: PermissionItem,
  { personId, others }: { readonly personId: string; readonly others: readonly Permission[] },
): Promise<void> {
  const mayRemove = access.isOwner || others.some((row) => roleOf(row) === 'owner');
  if (!mayRemove) return owners.grantAlone(item, personId);
  await grant(item, { recipients: [{ objectId: personId }], role: 'write' });
}

/**
 * Who owns a folder sees whether the library's owners have lost their permission; others don't. A member may not see who owns the library:
 * owners who are named there one by one had to go with the others.
 */
async function isLeftToOwners(
  { access, item, owners, personId }: Work,
  progress: Progress,
  rows: readonly Permission[],
): Promise<boolean> {
  if (rows.some(owners.owns)) return true;
  if (access.isOwner) {
    if (!owners.areSeen) return true;
    await owners.readmit(item);
    return false;
  }
  const own = rows.find((row) => row.grantedToV2?.user?.id === personId);
  if (progress.areReadmitted || !own || roleOf(own) !== 'owner') return true;
  progress.areReadmitted = true;
  await owners.readmit(item).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
  });
  return false;
}

/** Grants that leave inheritance. A service may not keep one for whom a group covers already. */
function waysOut(personId: string, others: readonly Permission[]): readonly Grant[] {
  const siteGroups = others.filter(({ grantedToV2 }) => grantedToV2?.siteGroup);
  const same = (row: Permission): Grant => ({
    recipients: [recipientOf(row)],
    role: roleOf(row) === 'read' ? 'read' : 'write',
  });
  return [{ recipients: [{ objectId: personId }], role: 'write' }, ...siteGroups.map(same)];
}

interface Removal {
  /** Of a row that may be inherited: nothing says which are. */
  readonly refusal?: GraphError;
  /** Ids that the service didn't know any more. */
  readonly gone: ReadonlySet<string>;
}

async function remove(
  access: LibraryAccess,
  { graph, driveId, itemId }: PermissionItem,
  rows: readonly Permission[],
): Promise<Removal> {
  const gone = new Set<string>();
  for (const row of rows.toSorted(siteGroupsLast)) {
    try {
      await graph.call(operations.deletePermission, { driveId, itemId, permissionId: row.id });
    } catch (error) {
      const isBusy = error instanceof GraphError && (error.status === 404 || error.status === 423);
      if (!isBusy && isRefused(error)) return { refusal: error, gone };
      if (!isBusy) throw error;
      if (error.status === 404) gone.add(row.id);
      await access.wait(BUSY_WAIT_MS);
    }
  }
  return { gone };
}

/** A caller whom nothing but a group of the site makes an owner goes on until that goes. */
const siteGroupsLast = (one: Permission, other: Permission): number =>
  Number(one.grantedToV2?.siteGroup !== undefined) - Number(other.grantedToV2?.siteGroup !== undefined);
