import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Channel, Group, Person } from './directory.ts';
import type { DirectoryTables, MembershipRole } from './directory-tables.ts';

/** A group, and a person's role in it. */
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
  'is_unified as isUnified',
  'workspace.groups.created_at as createdAt',
] as const;

/** Finds a group of one organization. Groups of other organizations are `undefined`, like missing ones. */
export async function findGroup(database: Database, tenantId: string, id: string): Promise<Group | undefined> {
  return getTables(database)
    .selectFrom('workspace.groups')
    .innerJoin('workspace.tenants', 'workspace.tenants.id', 'tenant_id')
    .select(groupColumns)
    .where('tenant_id', '=', tenantId)
    .where('workspace.groups.id', '=', id)
    .executeTakeFirst()
    .then((row) => row && toGroup(row));
}

/** Lists all groups of an organization, sorted by name. */
export async function listGroups(database: Database, tenantId: string): Promise<Group[]> {
  const rows = await getTables(database)
    .selectFrom('workspace.groups')
    .innerJoin('workspace.tenants', 'workspace.tenants.id', 'tenant_id')
    .select(groupColumns)
    .where('tenant_id', '=', tenantId)
    .orderBy('workspace.groups.display_name')
    .orderBy('workspace.groups.id')
    .execute();
  return rows.map(toGroup);
}

/** Lists the groups that a person belongs to, sorted by name. */
export async function listMemberships(database: Database, personId: string): Promise<Membership[]> {
  const rows = await getTables(database)
    .selectFrom('workspace.memberships')
    .innerJoin('workspace.groups', 'workspace.groups.id', 'group_id')
    .innerJoin('workspace.tenants', 'workspace.tenants.id', 'tenant_id')
    .select([...groupColumns, 'role'])
    .where('person_id', '=', personId)
    .orderBy('workspace.groups.display_name')
    .orderBy('workspace.groups.id')
    .execute();
  return rows.map(({ role, ...group }) => ({ group: toGroup(group), role }));
}

/** Lists the people of a group, sorted by name; with `role`, only people with that role. */
export async function listGroupPeople(
  database: Database,
  groupId: string,
  role?: MembershipRole,
): Promise<Pick<Person, 'id'>[]> {
  return getTables(database)
    .selectFrom('workspace.memberships')
    .innerJoin('workspace.people', 'workspace.people.id', 'person_id')
    .select('workspace.people.id')
    .where('group_id', '=', groupId)
    .$if(role !== undefined, (query) => query.where('role', '=', role!))
    .orderBy('display_name')
    .execute();
}

/** Lists a team's channels that a person may see: standard channels, and the others that they are a member of. */
export async function listChannels(database: Database, groupId: string, personId: string): Promise<Channel[]> {
  return getTables(database)
    .selectFrom('workspace.channels')
    .leftJoin('workspace.channel_members', (join) =>
      join.onRef('channel_id', '=', 'workspace.channels.id').on('person_id', '=', personId),
    )
    .select(['id', 'display_name as displayName', 'membership_type as membershipType', 'created_at as createdAt'])
    .where('group_id', '=', groupId)
    .where((where) => where.or([where('membership_type', '=', 'standard'), where('person_id', 'is not', null)]))
    .orderBy('created_at')
    .orderBy('display_name')
    .execute();
}

export async function insertGroup(database: Database, group: Omit<Group, 'createdAt' | 'mail'>): Promise<void> {
  await getTables(database)
    .insertInto('workspace.groups')
    .values({
      id: group.id,
      tenant_id: group.tenantId,
      display_name: group.displayName,
      description: group.description,
      mail_nickname: group.mailNickname,
      visibility: group.visibility,
      is_team: group.isTeam,
      is_unified: group.isUnified,
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
  await getTables(database)
    .insertInto('workspace.memberships')
    .values({ group_id: groupId, person_id: personId, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds a person to a group, or changes their role in it. */
export async function putMembership(
  database: Database,
  groupId: string,
  personId: string,
  role: MembershipRole,
): Promise<void> {
  await getTables(database)
    .insertInto('workspace.memberships')
    .values({ group_id: groupId, person_id: personId, role })
    .onConflict((conflict) => conflict.columns(['group_id', 'person_id']).doUpdateSet({ role }))
    .execute();
}

/** Removes a person from a group and from its private channels. */
export async function deleteMembership(database: Database, groupId: string, personId: string): Promise<void> {
  const db = getTables(database);
  await db
    .deleteFrom('workspace.channel_members')
    .where('person_id', '=', personId)
    .where('channel_id', 'in', db.selectFrom('workspace.channels').select('id').where('group_id', '=', groupId))
    .execute();
  await db
    .deleteFrom('workspace.memberships')
    .where('group_id', '=', groupId)
    .where('person_id', '=', personId)
    .execute();
}

/** Lists the people of a group with their roles, sorted by name. */
export async function listGroupRoles(
  database: Database,
  groupId: string,
): Promise<{ readonly personId: string; readonly displayName: string; readonly role: MembershipRole }[]> {
  return getTables(database)
    .selectFrom('workspace.memberships')
    .innerJoin('workspace.people', 'workspace.people.id', 'person_id')
    .select(['person_id as personId', 'display_name as displayName', 'role'])
    .where('group_id', '=', groupId)
    .orderBy('display_name')
    .orderBy('person_id')
    .execute();
}

/** Lists all channels of a team, including private ones, for administration. */
export async function listAllChannels(database: Database, groupId: string): Promise<Channel[]> {
  return getTables(database)
    .selectFrom('workspace.channels')
    .select(['id', 'display_name as displayName', 'membership_type as membershipType', 'created_at as createdAt'])
    .where('group_id', '=', groupId)
    .orderBy('created_at')
    .orderBy('display_name')
    .execute();
}

export async function updateGroup(
  database: Database,
  groupId: string,
  change: Pick<Group, 'displayName' | 'description'>,
): Promise<void> {
  await getTables(database)
    .updateTable('workspace.groups')
    .set({ display_name: change.displayName, description: change.description })
    .where('id', '=', groupId)
    .execute();
}

export async function insertChannel(
  database: Database,
  groupId: string,
  channel: Pick<Channel, 'id' | 'displayName' | 'membershipType'>,
): Promise<void> {
  await getTables(database)
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

export async function insertChannelMember(database: Database, channelId: string, personId: string): Promise<void> {
  await getTables(database)
    .insertInto('workspace.channel_members')
    .values({ channel_id: channelId, person_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lists the person IDs of a channel's members. */
export async function listChannelMembers(database: Database, channelId: string): Promise<string[]> {
  const rows = await getTables(database)
    .selectFrom('workspace.channel_members')
    .select('person_id as id')
    .where('channel_id', '=', channelId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteChannelMember(database: Database, channelId: string, personId: string): Promise<void> {
  await getTables(database)
    .deleteFrom('workspace.channel_members')
    .where('channel_id', '=', channelId)
    .where('person_id', '=', personId)
    .execute();
}

export async function deleteChannel(database: Database, groupId: string, channelId: string): Promise<void> {
  await getTables(database)
    .deleteFrom('workspace.channels')
    .where('group_id', '=', groupId)
    .where('id', '=', channelId)
    .execute();
}

/** Deletes a group with its site, libraries and items. The content sweep deletes the bytes later. */
export async function deleteGroup(database: Database, groupId: string): Promise<void> {
  await getTables(database).deleteFrom('workspace.groups').where('id', '=', groupId).execute();
}

function toGroup({ domain, ...group }: Omit<Group, 'mail'> & { domain: string }): Group {
  return { ...group, mail: `${group.mailNickname}@${domain}` };
}

function getTables(database: Database): Kysely<DirectoryTables> {
  return database.withTables<DirectoryTables>();
}
