import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import type { DirectoryTables } from '../workspace/directory/directory-tables.ts';
import { withLibraryTables } from '../workspace/library/library-tables.ts';
import { insertSite } from '../workspace/library/lists/lists-store.ts';
import type { AddedPerson } from './add-people.ts';

/** Adds a team with an owner, members and a SharePoint site. @returns the team's ID */
export async function addTeam(
  database: Database,
  team: { readonly name: string; readonly owner: AddedPerson; readonly members: readonly AddedPerson[] },
): Promise<string> {
  const tables = database.withTables<DirectoryTables>();
  const id = randomUUID();
  const row = { id, tenant_id: team.owner.tenantId, display_name: team.name, mail_nickname: team.name.toLowerCase() };
  await tables
    .insertInto('workspace.groups')
    .values({ ...row, description: null, visibility: 'Private', is_team: true, is_unified: true })
    .execute();
  const people = [
    { group_id: id, person_id: team.owner.id, role: 'owner' as const },
    ...team.members.map((member) => ({ group_id: id, person_id: member.id, role: 'member' as const })),
  ];
  await tables.insertInto('workspace.memberships').values(people).execute();
  const { tenantId } = team.owner;
  const site = { id: randomUUID(), collectionId: randomUUID(), tenantId, groupId: id };
  await insertSite(withLibraryTables(database), { ...site, name: row.mail_nickname, displayName: team.name });
  return id;
}
