import type { Permission } from '@tideform/graph';

/** Access level of a permission. */
export type Role = 'read' | 'write' | 'owner';

/** Graph's roles, and SharePoint's equivalent permission levels. */
const rolesByName: Readonly<Record<string, Role>> = {
  owner: 'owner',
  'sp.owner': 'owner',
  'sp.full control': 'owner',
  write: 'write',
  'sp.edit': 'write',
  'sp.contribute': 'write',
  'sp.design': 'write',
};

/** Returns the strongest role of a permission. Unknown levels count as read access. */
export function getRole({ roles }: Pick<Permission, 'roles'>): Role {
  const read = roles.map((role) => rolesByName[role.toLowerCase()] ?? 'read');
  return (['owner', 'write'] as const).find((role) => read.includes(role)) ?? 'read';
}

/**
 * Returns whether a permission is marked as inherited, even with an empty value. A missing mark means nothing, because
 * SharePoint libraries omit it.
 */
export const isInherited = ({ inheritedFrom }: Permission): boolean => inheritedFrom != null;
