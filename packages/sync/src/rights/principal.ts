import type { Permission } from '@tideform/graph';

/** Start of SharePoint's login name for all members of an organization except guests; the organization's ID follows. */
const everyoneLogin = 'c:0-.f|rolemanager|spo-grid-all-users/';

/** SharePoint's IDs of the groups that every site has. */
export const siteGroupIds = { owners: '3', visitors: '4', members: '5' } as const;

/** Principal: a user or group that has a permission or is to get one. */
export interface Principal {
  /** Stable key of the principal, the same on every folder. */
  readonly key: string;
  readonly kind: 'person' | 'group' | 'siteGroup' | 'everyone' | 'other';
  readonly name: string;
  readonly email?: string;
  /**
   * Directory ID of the person or group. For a site group, the ID of the directory group that it represents, if known.
   */
  readonly objectId?: string;
  readonly siteGroupId?: string;
  /** Identifies the principal in an invitation; `undefined` if it can't be invited. */
  readonly recipient?: { readonly objectId: string } | { readonly alias: string };
}

/** Returns the principal of a permission; `undefined` for a sharing link. */
export function toPrincipal({ id, grantedToV2, grantedTo }: Permission): Principal | undefined {
  const { user, group, siteGroup, siteUser, application, device } = (grantedToV2 ??
    grantedTo ??
    {}) as PrincipalIdentities;
  if (siteGroup)
    return createSiteGroupPrincipal({ ...siteGroup, ...(group?.id !== undefined && { objectId: group.id }) });
  if (user?.id !== undefined) return createPersonPrincipal({ id: user.id, name: user.displayName, email: user.email });
  if (group?.id !== undefined) return createGroupPrincipal({ id: group.id, name: group.displayName });
  if (siteUser?.loginName?.startsWith(everyoneLogin))
    return createEveryonePrincipal(siteUser.loginName, siteUser.displayName);
  const other = siteUser ?? user ?? application ?? device;
  if (!other) return undefined;
  const alias = other.loginName;
  return {
    key: `other ${alias ?? other.id ?? id}`,
    kind: 'other',
    name: other.displayName ?? alias ?? id,
    ...(alias !== undefined && { recipient: { alias } }),
  };
}

type PrincipalIdentities = {
  readonly [Kind in string]?: Partial<Record<'id' | 'displayName' | 'email' | 'loginName', string>>;
};

export function createPersonPrincipal(person: {
  readonly id: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}): Principal {
  const { id, name = person.email ?? id, email } = person;
  return {
    ...{ key: `person ${id}`, kind: 'person', name, objectId: id, recipient: { objectId: id } },
    ...(email && { email }),
  };
}

export function createGroupPrincipal({
  id,
  name = id,
}: {
  readonly id: string;
  readonly name?: string | undefined;
}): Principal {
  return { key: `group ${id}`, kind: 'group', name, objectId: id, recipient: { objectId: id } };
}

/**
 * Builds the principal of a site group.
 *
 * @param group its ID in the site, its names there, and the directory group that it represents
 */
export function createSiteGroupPrincipal(group: {
  readonly id?: string;
  readonly displayName?: string;
  readonly loginName?: string;
  readonly objectId?: string;
}): Principal {
  const { id, objectId, displayName = id ?? '', loginName = displayName } = group;
  return {
    ...{ key: `site group ${id ?? loginName}`, kind: 'siteGroup', name: displayName, recipient: { alias: loginName } },
    ...(objectId !== undefined && { objectId }),
    ...(id !== undefined && { siteGroupId: id }),
  };
}

/** Returns the principal for all members of an organization except guests. */
export const createEveryonePrincipalOfTenant = (tenantId: string): Principal =>
  createEveryonePrincipal(`${everyoneLogin}${tenantId}`, 'Everyone except external users');

const createEveryonePrincipal = (loginName: string, name = loginName): Principal => ({
  key: 'everyone',
  kind: 'everyone',
  name,
  recipient: { alias: loginName },
});
