import { type Call, denied } from '../call.ts';
import type { Grant, Group, Item, Person, State } from '../state.ts';

const ROLE_RANKS = { none: 0, read: 1, write: 2, owner: 3 };

/** A direct or inherited grant of an item. */
export interface EffectiveGrant {
  readonly grant: Grant;
  readonly isInherited: boolean;
}

export function getGrants(state: State, item: Item): EffectiveGrant[] {
  const parent = item.parentId === undefined ? undefined : state.items.get(item.parentId);
  const ownGrants = item.grants.map((grant) => ({ grant, isInherited: false }));
  const ownIds = new Set(item.grants.map((grant) => grant.id));
  const inheritedGrants = parent ? getGrants(state, parent).filter(({ grant }) => !ownIds.has(grant.id)) : [];
  const inherited = inheritedGrants.filter(({ grant }) => !item.withoutGrants?.has(grant.id));
  return [...inherited.map(({ grant }) => ({ grant, isInherited: item.withoutGrants === undefined })), ...ownGrants];
}

export function getRole(state: State, person: Person, item: Item): keyof typeof ROLE_RANKS {
  return getGrants(state, item)
    .filter(({ grant }) => appliesToPerson(state, grant, person))
    .map(({ grant }) => grant.role)
    .reduce<keyof typeof ROLE_RANKS>(
      (highestRole, role) => (ROLE_RANKS[role] > ROLE_RANKS[highestRole] ? role : highestRole),
      'none',
    );
}

export function appliesToPerson(state: State, grant: Grant, person: Person): boolean {
  if (grant.kind === 'user') return grant.granteeId === person.id;
  if (grant.kind === 'everyone') return !/#ext#/i.test(person.mail);
  const [groupId = '', part] = grant.granteeId.split('/');
  const group = state.groups.get(groupId);
  if (!group) return false;
  return part === 'owners' ? group.ownerIds.includes(person.id) : isMember(group, person.id);
}

export function isMember(group: Group, personId: string): boolean {
  return group.ownerIds.includes(personId) || group.memberIds.includes(personId);
}

export function canRead(call: Call, item: Item): boolean {
  return getRole(call.state, call.user, item) !== 'none';
}

/** Returns whether the caller may read an item or anything in it. */
export function canSee(call: Call, item: Item): boolean {
  return canRead(call, item) || [...item.children].some((child) => canSee(call, child));
}

export function requireRole(call: Call, item: Item, role: 'read' | 'write' | 'owner'): void {
  const isEnough = ROLE_RANKS[getRole(call.state, call.user, item)] >= ROLE_RANKS[role];
  if (!isEnough && !(role === 'read' && item.parentId === undefined && canSee(call, item))) throw denied();
}
