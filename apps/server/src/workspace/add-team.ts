import { createHash } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import type { MembershipRole } from './directory/directory-tables.ts';
import { insertChannel, insertChannelMember, insertGroup, insertMembership } from './directory/groups-store.ts';
import { GLOBAL_ADMINISTRATOR, insertRoleMember } from './directory/roles-store.ts';
import { withLibraryTables } from './library/library-tables.ts';
import { insertSite } from './library/lists/lists-store.ts';

/** A team to create, with its channels and people. */
export interface NewTeam {
  readonly id: string;
  readonly tenantId: string;
  readonly displayName: string;
  readonly description: string;
  /** Mail nickname of the group and name of its site: lower-case letters, digits and hyphens. */
  readonly nickname: string;
  /** Names of the standard channels. The first one is the team's general channel. */
  readonly channels: readonly string[];
  /** Maps the name of a private channel to the IDs of its members. */
  readonly privateChannels?: Readonly<Record<string, readonly string[]>>;
  /** Maps a person ID to the person's role in the team. */
  readonly people: Readonly<Record<string, MembershipRole>>;
}

/** Creates a team with its group, site and channels. Idempotent: a second call only adds what is missing. */
export async function addTeam(database: Database, team: NewTeam): Promise<void> {
  const { id, tenantId, displayName, description, nickname } = team;
  const group = { id, tenantId, displayName, description, mailNickname: nickname };
  await insertGroup(database, { ...group, visibility: 'Private', isTeam: true, isUnified: true });
  await insertSite(withLibraryTables(database), {
    id: deriveId(id, 'site'),
    collectionId: deriveId(id, 'collection'),
    tenantId,
    groupId: id,
    name: nickname,
    displayName,
  });
  for (const channel of team.channels) await addChannel(database, id, channel, 'standard');
  for (const [channel, members] of Object.entries(team.privateChannels ?? {})) {
    const channelId = await addChannel(database, id, channel, 'private');
    for (const personId of members) await insertChannelMember(database, channelId, personId);
  }
  for (const [personId, role] of Object.entries(team.people)) await insertMembership(database, id, personId, role);
}

async function addChannel(
  database: Database,
  teamId: string,
  displayName: string,
  membershipType: 'standard' | 'private',
): Promise<string> {
  const id = deriveChannelId(teamId, displayName);
  await insertChannel(database, teamId, { id, displayName, membershipType });
  return id;
}

/** Returns the channel's ID, which is derived from the team's ID and the channel's name. */
export function deriveChannelId(teamId: string, displayName: string): string {
  return `19:${deriveId(teamId, displayName).replaceAll('-', '')}@thread.tacv2`;
}

/** Returns a GUID derived from `words`: equal words give the same GUID. */
export function deriveId(...words: readonly string[]): string {
  const bytes = createHash('sha256').update(words.join('\n')).digest();
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const text = bytes.toString('hex', 0, 16);
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Creates a security group: people who get permissions together, without a team or a site. */
export async function addSecurityGroup(
  database: Database,
  group: Pick<NewTeam, 'id' | 'tenantId' | 'displayName' | 'description' | 'nickname' | 'people'>,
): Promise<void> {
  const { id, tenantId, displayName, description, nickname } = group;
  const row = { id, tenantId, displayName, description, mailNickname: nickname };
  await insertGroup(database, { ...row, visibility: 'Private', isTeam: false, isUnified: false });
  for (const [personId, role] of Object.entries(group.people)) await insertMembership(database, id, personId, role);
}

/** Makes a person a Global Administrator of their organization. */
export async function addAdministrator(database: Database, person: { id: string; tenantId: string }): Promise<void> {
  const role = {
    id: deriveId(person.tenantId, 'Global Administrator'),
    tenantId: person.tenantId,
    templateId: GLOBAL_ADMINISTRATOR,
    displayName: 'Global Administrator',
    description: 'Can manage all aspects of the organization.',
  };
  await insertRoleMember(database, role, person.id);
}
