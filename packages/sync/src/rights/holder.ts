import type { Permission } from '@tideform/graph';

/** SharePoint's login name of everybody of an organization but its guests; the organization's id follows. */
const everyoneLogin = 'c:0-.f|rolemanager|spo-grid-all-users/';

/** SharePoint's numbers of the groups that every site has. */
export const siteGroupIds = { owners: '3', visitors: '4', members: '5' } as const;

/** Who has a permission, or is to get one. */
export interface Holder {
  /** The same on every folder. */
  readonly key: string;
  readonly kind: 'person' | 'group' | 'siteGroup' | 'everyone' | 'other';
  readonly name: string;
  readonly email?: string;
  /** Of a person or a group of the directory, and of a group of the site the one that it stands for, where that is said. */
  readonly objectId?: string;
  readonly siteGroupId?: string;
  /** How an invitation names them; `undefined`: it cannot. */
  readonly recipient?: { readonly objectId: string } | { readonly alias: string };
}

/** Whose a permission is; `undefined` for a link, which is nobody's. */
export function holderOf({ id, grantedToV2, grantedTo }: Permission): Holder | undefined {
  const { user, group, siteGroup, siteUser, application, device } = (grantedToV2 ?? grantedTo ?? {}) as Named;
  if (siteGroup) return siteGroupHolder({ ...siteGroup, ...(group?.id !== undefined && { objectId: group.id }) });
  if (user?.id !== undefined) return personHolder({ id: user.id, name: user.displayName, email: user.email });
  if (group?.id !== undefined) return groupHolder({ id: group.id, name: group.displayName });
  if (siteUser?.loginName?.startsWith(everyoneLogin)) return everyoneHolder(siteUser.loginName, siteUser.displayName);
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

type Named = { readonly [Kind in string]?: Partial<Record<'id' | 'displayName' | 'email' | 'loginName', string>> };

export function personHolder(person: {
  readonly id: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}): Holder {
  const { id, name = person.email ?? id, email } = person;
  return {
    ...{ key: `person ${id}`, kind: 'person', name, objectId: id, recipient: { objectId: id } },
    ...(email && { email }),
  };
}

export function groupHolder({ id, name = id }: { readonly id: string; readonly name?: string | undefined }): Holder {
  return { key: `group ${id}`, kind: 'group', name, objectId: id, recipient: { objectId: id } };
}

/** @param group its number in the site, and what it is called there */
export function siteGroupHolder(group: {
  readonly id?: string;
  readonly displayName?: string;
  readonly loginName?: string;
  readonly objectId?: string;
}): Holder {
  const { id, objectId, displayName = id ?? '', loginName = displayName } = group;
  return {
    ...{ key: `site group ${id ?? loginName}`, kind: 'siteGroup', name: displayName, recipient: { alias: loginName } },
    ...(objectId !== undefined && { objectId }),
    ...(id !== undefined && { siteGroupId: id }),
  };
}

/** Everybody of an organization but its guests. */
export const everyoneOf = (tenantId: string): Holder =>
  everyoneHolder(`${everyoneLogin}${tenantId}`, 'Everyone except external users');

const everyoneHolder = (loginName: string, name = loginName): Holder => ({
  key: 'everyone',
  kind: 'everyone',
  name,
  recipient: { alias: loginName },
});
