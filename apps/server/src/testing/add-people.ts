import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import type { DirectoryTables } from '../workspace/directory/directory-tables.ts';
import { hashPassword, PUBLIC_PASSWORD_COST } from '../workspace/identity/password.ts';
import { withLibraryTables } from '../workspace/library/library-tables.ts';
import { insertSite } from '../workspace/library/lists/lists-store.ts';

export interface AddedPerson {
  readonly id: string;
  readonly tenantId: string;
  readonly account: string;
}

/** Adds an organization with users. Users are identified by first name: `ada` signs in as `ada@{domain}`. */
export async function addPeople<const Name extends string>(
  database: Database,
  organization: { readonly domain: string; readonly tenantId?: string; readonly password: string },
  names: readonly Name[],
): Promise<Record<Name, AddedPerson>> {
  const { domain, password, tenantId = randomUUID() } = organization;
  const tables = database.withTables<DirectoryTables>();
  await tables.insertInto('workspace.tenants').values({ id: tenantId, display_name: domain, domain }).execute();
  const passwordHash = await hashPassword(password, PUBLIC_PASSWORD_COST);
  const added = names.map((name) => ({ name, id: randomUUID(), tenantId, account: `${name}@${domain}` }));
  const rows = added.map(({ name, id, account }) => ({
    id,
    tenant_id: tenantId,
    home_tenant_id: null,
    user_principal_name: account,
    mail: account,
    display_name: `${name[0]?.toUpperCase()}${name.slice(1)} Tester`,
    given_name: null,
    surname: null,
    job_title: null,
    office_location: null,
    preferred_language: null,
    mobile_phone: null,
    password_hash: passwordHash,
  }));
  await tables.insertInto('workspace.people').values(rows).execute();
  return Object.fromEntries(added.map(({ name, ...person }) => [name, person])) as Record<Name, AddedPerson>;
}

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
