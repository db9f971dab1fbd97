import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { GLOBAL_ADMINISTRATOR } from './roles-store.ts';

/** A person, with the details that administrators see. */
export interface AdministeredPerson {
  readonly id: string;
  readonly displayName: string;
  readonly givenName: string | null;
  readonly surname: string | null;
  readonly jobTitle: string | null;
  readonly mail: string;
  readonly isGuest: boolean;
  readonly isAdministrator: boolean;
  readonly deactivatedAt: Date | null;
  readonly lastSignInAt: Date | null;
  readonly hasPicture: boolean;
  /** Whether the person uses an authenticator app or a passkey. */
  readonly hasSecondStep: boolean;
  /**
   * Whether the person can sign in without their password: through a confirmed email address, a passkey or an upstream
   * account.
   */
  readonly hasRecovery: boolean;
}

const columns = sql`
  people.id, display_name as "displayName", given_name as "givenName", surname, job_title as "jobTitle",
  coalesce(mail, user_principal_name) as mail, home_tenant_id is not null as "isGuest",
  exists (
    select from workspace.directory_role_members as member join workspace.directory_roles as role on role.id = member.role_id
    where member.person_id = people.id and role.template_id = ${GLOBAL_ADMINISTRATOR}
  ) as "isAdministrator",
  deactivated_at as "deactivatedAt", last_sign_in_at as "lastSignInAt",
  exists (select from workspace.photos where owner_id = people.id) as "hasPicture",
  exists (select from workspace.one_time_codes where person_id = people.id)
    or exists (select from workspace.passkeys where person_id = people.id) as "hasSecondStep",
  recovery_mail is not null or exists (select from workspace.passkeys where person_id = people.id)
    or exists (select from workspace.upstream_accounts where person_id = people.id) as "hasRecovery"
`;

/**
 * Lists an organization's people sorted by name, deactivated people last.
 * @param search part of a name or an email address
 */
export async function listAdministeredPeople(
  database: Database,
  tenantId: string,
  { search = '', most: limit, skip = 0 }: { readonly search?: string; readonly most: number; readonly skip?: number },
): Promise<AdministeredPerson[]> {
  const part = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<AdministeredPerson>`
    select ${columns} from workspace.people as people
    where tenant_id = ${tenantId} and (display_name ilike ${part} or mail ilike ${part})
    order by deactivated_at is not null, lower(display_name), people.id
    limit ${limit} offset ${skip}
  `.execute(database);
  return rows;
}

export async function findAdministeredPerson(
  database: Database,
  tenantId: string,
  id: string,
): Promise<AdministeredPerson | undefined> {
  const { rows } = await sql<AdministeredPerson>`
    select ${columns} from workspace.people as people where tenant_id = ${tenantId} and people.id = ${id}
  `.execute(database);
  return rows[0];
}

/** Returns whether any person, in any organization, uses the email address or user principal name. */
export async function isAddressTaken(database: Database, address: string): Promise<boolean> {
  const key = address.trim().toLowerCase();
  const { rows } = await sql`
    select from workspace.people where lower(mail) = ${key} or lower(user_principal_name) = ${key}
  `.execute(database);
  return rows.length > 0;
}

/** A team or group, with the details that administrators see. */
export interface AdministeredTeam {
  readonly id: string;
  readonly displayName: string;
  readonly description: string | null;
  readonly isTeam: boolean;
  readonly people: number;
  readonly owners: number;
  readonly hasPicture: boolean;
}

/** Lists the teams and groups of an organization: teams first, then groups, each sorted by name. */
export async function listAdministeredTeams(database: Database, tenantId: string): Promise<AdministeredTeam[]> {
  const { rows } = await sql<AdministeredTeam>`
    select groups.id, groups.display_name as "displayName", description, is_team as "isTeam",
      (select count(*) from workspace.memberships where group_id = groups.id) as people,
      (select count(*) from workspace.memberships where group_id = groups.id and role = 'owner') as owners,
      exists (select from workspace.photos where owner_id = groups.id) as "hasPicture"
    from workspace.groups as groups
    where tenant_id = ${tenantId}
    order by is_team desc, lower(groups.display_name), groups.id
  `.execute(database);
  return rows;
}
