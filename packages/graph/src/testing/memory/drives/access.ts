import type { Call } from '../call.ts';
import { denied } from '../refusal.ts';
import type { Grant, Group, Item, Person, State } from '../state.ts';

const rank = { none: 0, read: 1, write: 2, owner: 3 };

/** A grant as an item has it: its own, or one that comes from above. */
export interface EffectiveGrant {
  readonly grant: Grant;
  readonly isInherited: boolean;
}

export function grantsOf(state: State, item: Item): EffectiveGrant[] {
  const parent = item.parentId === undefined ? undefined : state.items.get(item.parentId);
  const own = item.grants.map((grant) => ({ grant, isInherited: false }));
  const ownIds = new Set(item.grants.map((grant) => grant.id));
  const fromAbove = parent ? grantsOf(state, parent).filter(({ grant }) => !ownIds.has(grant.id)) : [];
  const inherited = fromAbove.filter(({ grant }) => !item.withoutGrants?.has(grant.id));
  return [...inherited.map(({ grant }) => ({ grant, isInherited: item.withoutGrants === undefined })), ...own];
}

export function roleOf(state: State, person: Person, item: Item): keyof typeof rank {
  return grantsOf(state, item)
    .filter(({ grant }) => concerns(state, grant, person))
    .map(({ grant }) => grant.role)
    .reduce<keyof typeof rank>((best, role) => (rank[role] > rank[best] ? role : best), 'none');
}

export function concerns(state: State, grant: Grant, person: Person): boolean {
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
  return roleOf(call.state, call.me, item) !== 'none';
}

/** Whether somebody may see at least something in the folder. */
export function canSee(call: Call, item: Item): boolean {
  return canRead(call, item) || [...item.children].some((child) => canSee(call, child));
}

export function requireRole(call: Call, item: Item, role: 'read' | 'write' | 'owner'): void {
  const isEnough = rank[roleOf(call.state, call.me, item)] >= rank[role];
  if (!isEnough && !(role === 'read' && item.parentId === undefined && canSee(call, item))) throw denied();
}
