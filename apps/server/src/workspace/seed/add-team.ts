import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { MembershipRole } from '../directory/directory-tables.ts';
import { insertChannel, insertGroup, insertMembership } from '../directory/groups-store.ts';
import { libraryTables } from '../library/library-tables.ts';
import { insertSite } from '../library/lists/lists-store.ts';

export interface NewTeam {
  readonly id: string;
  readonly tenantId: string;
  readonly displayName: string;
  readonly description: string;
  /** Lower-case letters, digits and hyphens: the mail address and the site's name. */
  readonly nickname: string;
  /** The first one is the team's general channel. */
  readonly channels: readonly string[];
  readonly privateChannels?: readonly string[];
  /** Person id → what they are in the team. */
  readonly people: Readonly<Record<string, MembershipRole>>;
}

/** Makes a team with its group, site and channels. Doing it again adds what is missing. */
export async function addTeam(database: Database, team: NewTeam): Promise<void> {
  const { id, tenantId, displayName, description, nickname } = team;
  const group = { id, tenantId, displayName, description, mailNickname: nickname };
  await insertGroup(database, { ...group, visibility: 'Private', isTeam: true });
  await insertSite(libraryTables(database), {
    id: deriveId(id, 'site'),
    collectionId: deriveId(id, 'collection'),
    tenantId,
    groupId: id,
    name: nickname,
    displayName,
  });
  for (const channel of team.channels) await addChannel(database, id, channel, 'standard');
  for (const channel of team.privateChannels ?? []) await addChannel(database, id, channel, 'private');
  for (const [personId, role] of Object.entries(team.people)) await insertMembership(database, id, personId, role);
}

async function addChannel(
  database: Database,
  teamId: string,
  displayName: string,
  membershipType: 'standard' | 'private',
): Promise<void> {
  const thread = deriveId(teamId, displayName).replaceAll('-', '');
  await insertChannel(database, teamId, { id: `19:${thread}@thread.tacv2`, displayName, membershipType });
}

/** A GUID that is always the same for the same words. */
export function deriveId(...words: readonly string[]): string {
  const bytes = createHash('sha256').update(words.join('\n')).digest();
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const text = bytes.toString('hex', 0, 16);
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
