import type { Role } from '../../library/library-tables.ts';
import { refusals } from '../../refusal.ts';

/** Roles in requests: Graph's roles and SharePoint's permission levels. */
const rolesByName: Readonly<Record<string, Role>> = {
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

/**
 * Parses the role of an invitation.
 * @throws 400 unless it is exactly one known role; `owner` can't be granted by invitation
 */
export function parseInvitedRole(roles: readonly string[]): Role {
  const role = roles.length === 1 ? rolesByName[roles[0]!.toLowerCase()] : undefined;
  if (role === undefined || role === 'owner') {
    throw refusals.invalidRequest('The roles of an invitation are read or write.');
  }
  return role;
}

/**
 * Returns the strongest of the requested roles.
 * @throws 400 when none is known
 */
export function parseStrongestRole(roles: readonly string[]): Role {
  const parsed = roles.map((role) => rolesByName[role.toLowerCase()]);
  const role = (['owner', 'write', 'read'] as const).find((one) => parsed.includes(one));
  if (role === undefined) throw refusals.invalidRequest('The roles of a permission are read, write or owner.');
  return role;
}

/**
 * Parses the expiry of a grant; `null` for never.
 * @throws 400 for an invalid date or one in the past
 */
export function parseExpiry(text: string | null | undefined, now: Date): Date | null {
  if (text == null) return null;
  const expiry = new Date(text);
  if (Number.isNaN(expiry.getTime()) || expiry <= now) {
    throw refusals.invalidRequest('The expiration date must be in the future.');
  }
  return expiry;
}
