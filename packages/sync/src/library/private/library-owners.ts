import { GraphError, operations, type Permission } from '@tideform/graph';
import { grant, groupClaim, listRows, type PermissionItem, type Recipient, tryOwner } from '../permissions/grant.ts';
import { roleOf } from '../permissions/role-of.ts';
import type { LibraryAccess } from './library-access.ts';

/** Who owns a whole library, as permissions of its folders name them. */
export interface LibraryOwners {
  /** Whether the caller sees any of them at the library's root. */
  readonly areSeen: boolean;
  /** Whether a permission of a folder is theirs. A row below may say `owner` of anybody. */
  owns(row: Permission): boolean;
  /** Grants a person access to a folder that inherits its permissions, and only them and the owners. @throws GraphError */
  grantAlone(item: PermissionItem, personId: string): Promise<void>;
  /** Gives the owners of the library what they have lost on a folder. @throws GraphError */
  readmit(item: PermissionItem): Promise<void>;
}

/**
 * Reads the owners of the library: those of its root. A caller who owns nothing may not see them there, but sees who else has
 * permissions.
 */
export async function readOwners(access: LibraryAccess): Promise<LibraryOwners> {
  const { graph, driveId, teamId } = access;
  const root = await graph.call(operations.getRoot, { driveId });
  const rows = await listRows({ graph, driveId, itemId: root.id });
  const owning = rows.filter((row) => roleOf(row) === 'owner');
  const keys = new Set(owning.map(keyOf));
  const others = new Set(rows.filter((row) => roleOf(row) !== 'owner').map(keyOf));
  const claim = teamId === undefined ? undefined : `${groupClaim}${teamId}_o`;
  const isSiteGroup = ({ grantedToV2 }: Permission) => grantedToV2?.siteGroup !== undefined;
  const isPerson = ({ grantedToV2 }: Permission) => grantedToV2?.user?.id !== undefined;
  const siteGroups = owning.filter(isSiteGroup).map(recipientOf);
  /** A site may name its owners one by one instead of as a group. */
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

  /** With the first of their names that the service takes. @throws GraphError when it takes none, or may not say who they are */
  async function grantOwners(item: PermissionItem, first: readonly Recipient[], isAlone: boolean): Promise<void> {
    const way = { role: 'write', ...(isAlone && { retainInheritedPermissions: false }) } as const;
    let refusal: GraphError | undefined;
    for await (const named of recipients()) {
      try {
        const wanted = [...first, ...named];
        const granted = (await grant(item, { ...way, recipients: wanted })).filter((row) => !('error' in row));
        if (granted.length < wanted.length) continue;
        for (const row of granted.slice(first.length)) await tryOwner(item, row);
        return;
      } catch (error) {
        if (!(error instanceof GraphError && [400, 404].includes(error.status))) throw error;
        refusal = error;
      }
    }
    throw refusal ?? notKept();
  }

  return {
    areSeen: owning.length > 0,
    owns(row) {
      if (claim !== undefined && loginNameOf(row) === claim) return true;
      if ((isSiteGroup(row) || isPerson(row)) && keys.has(keyOf(row))) return true;
      if (roleOf(row) !== 'owner') return false;
      return access.isOwner ? keys.has(keyOf(row)) : isSiteGroup(row) && !others.has(keyOf(row));
    },
    grantAlone: (item, personId) => grantOwners(item, [{ objectId: personId }], true),
    readmit: (item) => grantOwners(item, [], false),
  };
}

const notKept = (): GraphError =>
  new GraphError({
    status: 403,
    code: 'notAllowed',
    message: 'The service keeps no permission of the owners of the library',
    request: 'POST invite',
  });

/** Who has a permission, the same on every item. A link has nobody. */
export function keyOf(row: Permission): string {
  const { siteGroup, group, user } = row.grantedToV2 ?? {};
  if (siteGroup) return `site group ${siteGroup.id ?? siteGroup.displayName}`;
  if (group) return `group ${loginNameOf(row) ?? group.id}`;
  return user?.id === undefined ? `permission ${row.id}` : `user ${user.id}`;
}

function loginNameOf({ grantedToV2 }: Permission): string | undefined {
  const { group, siteUser } = grantedToV2 ?? {};
  const name = siteUser?.loginName ?? group?.loginName;
  return typeof name === 'string' ? name : undefined;
}

/** How an invitation names the holder of a site group's permission. */
export function recipientOf({ grantedToV2 }: Permission): Recipient {
  const { loginName, displayName } = grantedToV2?.siteGroup ?? {};
  return { alias: String(loginName ?? displayName) };
}
