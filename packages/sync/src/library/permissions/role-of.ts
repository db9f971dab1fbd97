import type { Permission } from '@tideform/graph';

/** What a permission lets its holder do. */
export type Role = 'read' | 'write' | 'owner';

/** Graph's roles, and SharePoint's levels that amount to the same. */
const known: Readonly<Record<string, Role>> = {
  owner: 'owner',
  'sp.owner': 'owner',
  'sp.full control': 'owner',
  write: 'write',
  'sp.edit': 'write',
  'sp.contribute': 'write',
  'sp.design': 'write',
};

/** The strongest role of a permission. A level that isn't known counts as reading. */
export function roleOf({ roles }: Pick<Permission, 'roles'>): Role {
  const read = roles.map((role) => known[role.toLowerCase()] ?? 'read');
  return (['owner', 'write'] as const).find((role) => read.includes(role)) ?? 'read';
}

/** Present, even empty, it says so; absent it says nothing: libraries of SharePoint leave it out. */
export const isInherited = ({ inheritedFrom }: Permission): boolean => inheritedFrom != null;
