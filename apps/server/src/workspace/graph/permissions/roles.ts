import type { Role } from '../../library/library-tables.ts';
import { refusals } from '../../refusal.ts';

/** Roles as callers may name them: Graph's, and SharePoint's levels of permission that come down to the same. */
const known: Readonly<Record<string, Role>> = {
  read: 'read',
  'sp.read': 'read',
  'sp.view only': 'read',
  'sp.restricted view': 'read',
  write: 'write',
  'sp.contribute': 'write',
  'sp.edit': 'write',
  owner: 'owner',
  'sp.full control': 'owner',
};

/** The one role of an invitation. @throws 400 for none, several, an unknown one, and for ownership, which is not given so */
export function readInvitedRole(roles: readonly string[]): Role {
  const role = roles.length === 1 ? known[roles[0]!.toLowerCase()] : undefined;
  if (role === undefined || role === 'owner') {
    throw refusals.invalidRequest('The roles of an invitation are read or write.');
  }
  return role;
}

/** The strongest of the roles that a permission is to have. @throws 400 when none is known */
export function readStrongestRole(roles: readonly string[]): Role {
  const read = roles.map((role) => known[role.toLowerCase()]);
  const role = (['owner', 'write', 'read'] as const).find((one) => read.includes(one));
  if (role === undefined) throw refusals.invalidRequest('The roles of a permission are read, write or owner.');
  return role;
}

/** When a grant is to end; `null` for never. @throws 400 for what is no instant, or lies behind */
export function readExpiry(text: string | null | undefined, now: Date): Date | null {
  if (text == null) return null;
  const expiry = new Date(text);
  if (Number.isNaN(expiry.getTime()) || expiry <= now) {
    throw refusals.invalidRequest('The expiration date must be in the future.');
  }
  return expiry;
}
