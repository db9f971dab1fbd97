import { type GraphClient, GraphError, operations, type Permission } from '@tideform/graph';
import { getRole } from '../get-role.ts';
import {
  grantPermission,
  groupClaim,
  listItemPermissions,
  type PermissionItem,
  type Recipient,
  tryMakeOwner,
} from '../grant-permission.ts';

/** Owners of a library, according to its permissions. */
export interface LibraryOwners {
  /** Whether the caller sees the owners at the library's root. */
  readonly areVisible: boolean;
  /**
   * Returns whether a folder's permission belongs to an owner of the library. A folder may have further principals with
   * the role `owner`.
   */
  isOwner(row: Permission): boolean;
  /**
   * Grants a person access to a folder with inherited permissions. Only the person and the owners keep access.
   *
   * @throws GraphError
   */
  grantExclusively(item: PermissionItem, personId: string): Promise<void>;
  /**
   * Grants the library's owners access to a folder where they have lost it.
   *
   * @throws GraphError
   */
  restoreAccess(item: PermissionItem): Promise<void>;
}

/**
 * Reads the owners of the library from the permissions of its root folder. A caller who isn't an owner may not see the
 * owners there, but sees the other principals.
 */
export async function fetchOwners(access: LibraryAccess): Promise<LibraryOwners> {
  const { graph, driveId, teamId } = access;
  const root = await graph.call(operations.getRoot, { driveId });
  const rows = await listItemPermissions({ graph, driveId, itemId: root.id });
  const owning = rows.filter((row) => getRole(row) === 'owner');
  const keys = new Set(owning.map(getPrincipalKey));
  const others = new Set(rows.filter((row) => getRole(row) !== 'owner').map(getPrincipalKey));
  const claim = teamId === undefined ? undefined : `${groupClaim}${teamId}_o`;
  const isSiteGroup = ({ grantedToV2 }: Permission) => grantedToV2?.siteGroup !== undefined;
  const isPerson = ({ grantedToV2 }: Permission) => grantedToV2?.user?.id !== undefined;
  const siteGroups = owning.filter(isSiteGroup).map(toRecipient);
  /** Owners whom a site lists individually instead of as a group. */
  const people = owning.flatMap(({ grantedToV2 }) =>
    grantedToV2?.user?.id ? [{ objectId: grantedToV2.user.id }] : [],
  );

  async function* recipients(): AsyncGenerator<readonly Recipient[]> {
    if (siteGroups.length > 0) yield siteGroups;
    else if (people.length > 0) yield people;
    if (claim !== undefined) yield [{ alias: claim }];
    if (teamId === undefined) return;
    const members = await Array.fromAsync(graph.rows(operations.listGroupOwners, { groupId: teamId }));
    if (members.length > 0) yield members.map(({ id }) => ({ objectId: id }));
  }

  /**
   * Grants the owners access: tries their site groups, login name and accounts until the service accepts one.
   *
   * @throws GraphError when the service accepts none, or the caller may not list the owners
   */
  async function grantOwners(item: PermissionItem, first: readonly Recipient[], isAlone: boolean): Promise<void> {
    const grantOptions = { role: 'write', ...(isAlone && { retainInheritedPermissions: false }) } as const;
    let refusal: GraphError | undefined;
    for await (const named of recipients()) {
      try {
        const wanted = [...first, ...named];
        const granted = (await grantPermission(item, { ...grantOptions, recipients: wanted })).filter(
          (row) => !('error' in row),
        );
        if (granted.length < wanted.length) continue;
        for (const row of granted.slice(first.length)) await tryMakeOwner(item, row);
        return;
      } catch (error) {
        if (!(error instanceof GraphError && [400, 404].includes(error.status))) throw error;
        refusal = error;
      }
    }
    throw refusal ?? createNotStoredError();
  }

  return {
    areVisible: owning.length > 0,
    isOwner(row) {
      if (claim !== undefined && getLoginName(row) === claim) return true;
      if ((isSiteGroup(row) || isPerson(row)) && keys.has(getPrincipalKey(row))) return true;
      if (getRole(row) !== 'owner') return false;
      return access.isOwner ? keys.has(getPrincipalKey(row)) : isSiteGroup(row) && !others.has(getPrincipalKey(row));
    },
    grantExclusively: (item, personId) => grantOwners(item, [{ objectId: personId }], true),
    restoreAccess: (item) => grantOwners(item, [], false),
  };
}

const createNotStoredError = (): GraphError =>
  new GraphError({
    status: 403,
    code: 'notAllowed',
    message: 'The service keeps no permission of the owners of the library',
    request: 'POST invite',
  });

/** Returns a key for the principal of a permission, the same for every item. Sharing links have their own keys. */
export function getPrincipalKey(row: Permission): string {
  const { siteGroup, group, user } = row.grantedToV2 ?? {};
  if (siteGroup) return `site group ${siteGroup.id ?? siteGroup.displayName}`;
  if (group) return `group ${getLoginName(row) ?? group.id}`;
  return user?.id === undefined ? `permission ${row.id}` : `user ${user.id}`;
}

function getLoginName({ grantedToV2 }: Permission): string | undefined {
  const { group, siteUser } = grantedToV2 ?? {};
  const name = siteUser?.loginName ?? group?.loginName;
  return typeof name === 'string' ? name : undefined;
}

/** Returns the recipient of an invitation for a site group's permission. */
export function toRecipient({ grantedToV2 }: Permission): Recipient {
  const { loginName, displayName } = grantedToV2?.siteGroup ?? {};
  return { alias: String(loginName ?? displayName) };
}

/** A team's library with the account that changes it. */
export interface LibraryAccess {
  readonly graph: GraphClient;
  readonly driveId: string;
  /** ID of the account whose token `graph` uses. */
  readonly callerId: string;
  /** The caller owns the team and sees its owners. A member only sees permissions that include them. */
  readonly isOwner: boolean;
  /** Used to look up the owners if the caller can't see their permissions. */
  readonly teamId?: string;
  wait(ms: number): Promise<void>;
}
