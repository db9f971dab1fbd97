import type { Database } from '../../database/connect.ts';
import { listMemberships, type Membership } from '../directory/groups-store.ts';
import { findPerson } from '../directory/people-store.ts';

/** Who acts, with everything that grants can be given to. */
export interface Actor {
  readonly personId: string;
  readonly tenantId: string;
  /** Permissions of the token; `undefined` where there is no token, as for the workspace's own pages. */
  readonly scopes?: readonly string[] | undefined;
  readonly principals: readonly string[];
  readonly memberships: readonly Membership[];
}

/** Spelling of those who can be granted something, in `grants.principal`. */
export const principals = {
  person: (personId: string) => `user:${personId}`,
  group: (groupId: string) => `group:${groupId}`,
  owners: (groupId: string) => `owners:${groupId}`,
  members: (groupId: string) => `members:${groupId}`,
  /** Nobody is one: the group is there to be seen, as on every site. */
  visitors: (groupId: string) => `visitors:${groupId}`,
  /** Everybody of an organization, guests apart. */
  everyone: (tenantId: string) => `everyone:${tenantId}`,
} as const;

export async function loadActor(
  database: Database,
  person: Pick<Actor, 'personId' | 'tenantId' | 'scopes'>,
): Promise<Actor> {
  const [memberships, known] = await Promise.all([
    listMemberships(database, person.personId),
    findPerson(database, person.personId),
  ]);
  const throughGroups = memberships.flatMap(({ group, role }) => [
    principals.group(group.id),
    principals.members(group.id),
    ...(role === 'owner' ? [principals.owners(group.id)] : []),
  ]);
  const throughTenant = known?.homeTenantId === null ? [principals.everyone(person.tenantId)] : [];
  return {
    ...{ ...person, memberships },
    principals: [principals.person(person.personId), ...throughTenant, ...throughGroups],
  };
}
