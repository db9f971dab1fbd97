import type { Database } from '../../database/connect.ts';
import { listMemberships, type Membership } from '../directory/groups-store.ts';
import { findPerson } from '../directory/people-store.ts';

/** The caller of an operation, with all principals that grants may name. */
export interface Actor {
  readonly personId: string;
  readonly tenantId: string;
  /** OAuth scopes of the token; `undefined` without a token, as on the workspace's own pages. */
  readonly scopes?: readonly string[] | undefined;
  readonly principals: readonly string[];
  readonly memberships: readonly Membership[];
}

/** Formats principals as they are stored in `grants.principal`. */
export const principals = {
  person: (personId: string) => `user:${personId}`,
  group: (groupId: string) => `group:${groupId}`,
  owners: (groupId: string) => `owners:${groupId}`,
  members: (groupId: string) => `members:${groupId}`,
  /** The visitors group of a site. It is always empty, and exists because every SharePoint site has one. */
  visitors: (groupId: string) => `visitors:${groupId}`,
  /** All people of an organization, except guests. */
  everyone: (tenantId: string) => `everyone:${tenantId}`,
} as const;

/** Loads a person's memberships and principals. */
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
