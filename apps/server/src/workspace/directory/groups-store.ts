import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Channel, Group, Person } from './directory.ts';
import type { DirectoryTables, MembershipRole } from './directory-tables.ts';

/** A group and what the person is in it. */
export interface Membership {
  readonly group: Group;
  readonly role: MembershipRole;
}

const groupColumns = [
  'workspace.groups.id',
  'tenant_id as tenantId',
  'workspace.groups.display_name as displayName',
  'description',
  'mail_nickname as mailNickname',
  'domain',
  'visibility',
  'is_team as isTeam',
  'workspace.groups.created_at as createdAt',
] as const;

/** A group of one organisation; another organisation's groups do not exist. */
export async function findGroup(database: Database, tenantId: string, id: string): Promise<Group | undefined> {
  return tables(database)
    .selectFrom('workspace.groups')
    .innerJoin('workspace.tenants', 'workspace.tenants.id', 'tenant_id')
    .select(groupColumns)
    .where('tenant_id', '=', tenantId)
    .where('workspace.groups.id', '=', id)
    .executeTakeFirst()
    .then((row) => row && readGroup(row));
}

/** The groups that a person belongs to, by name. */
export async function listMemberships(database: Database, personId: string): Promise<Membership[]> {
  const rows = await tables(database)
    .selectFrom('workspace.memberships')
    .innerJoin('workspace.groups', 'workspace.groups.id', 'group_id')
    .innerJoin('workspace.tenants', 'workspace.tenants.id', 'tenant_id')
    .select([...groupColumns, 'role'])
    .where('person_id', '=', personId)
    .orderBy('workspace.groups.display_name')
    .orderBy('workspace.groups.id')
    .execute();
  return rows.map(({ role, ...group }) => ({ group: readGroup(group), role }));
}

/** People of a group by name: all of them, or those with one role. */
export async function listGroupPeople(
  database: Database,
  groupId: string,
  role?: MembershipRole,
): Promise<Pick<Person, 'id'>[]> {
  return tables(database)
    .selectFrom('workspace.memberships')
    .innerJoin('workspace.people', 'workspace.people.id', 'person_id')
    .select('workspace.people.id')
    .where('group_id', '=', groupId)
    .$if(role !== undefined, (query) => query.where('role', '=', role!))
    .orderBy('display_name')
    .execute();
}

export async function listChannels(database: Database, groupId: string): Promise<Channel[]> {
  return tables(database)
    .selectFrom('workspace.channels')
    .select(['id', 'display_name as displayName', 'membership_type as membershipType', 'created_at as createdAt'])
    .where('group_id', '=', groupId)
    .orderBy('created_at')
    .orderBy('display_name')
    .execute();
}

export async function insertGroup(database: Database, group: Omit<Group, 'createdAt' | 'mail'>): Promise<void> {
  await tables(database)
    .insertInto('workspace.groups')
    .values({
      id: group.id,
      tenant_id: group.tenantId,
      display_name: group.displayName,
      description: group.description,
      mail_nickname: group.mailNickname,
      visibility: group.visibility,
      is_team: group.isTeam,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertMembership(
  database: Database,
  groupId: string,
  personId: string,
  role: MembershipRole,
): Promise<void> {
  await tables(database)
    .insertInto('workspace.memberships')
    .values({ group_id: groupId, person_id: personId, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertChannel(
  database: Database,
  groupId: string,
  channel: Pick<Channel, 'id' | 'displayName' | 'membershipType'>,
): Promise<void> {
  await tables(database)
    .insertInto('workspace.channels')
    .values({
      id: channel.id,
      group_id: groupId,
      display_name: channel.displayName,
      membership_type: channel.membershipType,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function readGroup({ domain, ...group }: Omit<Group, 'mail'> & { domain: string }): Group {
  return { ...group, mail: `${group.mailNickname}@${domain}` };
}

function tables(database: Database): Kysely<DirectoryTables> {
  return database.withTables<DirectoryTables>();
}
