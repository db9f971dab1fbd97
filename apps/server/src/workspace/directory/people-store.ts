import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Person, Tenant } from './directory.ts';
import type { DirectoryTables } from './directory-tables.ts';

/** Candidate account for a sign-in, whose password isn't verified yet. */
export interface SignInAccount {
  readonly person: Person;
  /** Hash for `verifyPassword`. */
  readonly passwordHash: string;
}

const personColumns = [
  'id',
  'tenant_id as tenantId',
  'home_tenant_id as homeTenantId',
  'user_principal_name as userPrincipalName',
  'mail',
  'display_name as displayName',
  'given_name as givenName',
  'surname',
  'job_title as jobTitle',
  'office_location as officeLocation',
  'preferred_language as preferredLanguage',
  'mobile_phone as mobilePhone',
] as const;

/**
 * Finds the accounts with this email address or user principal name that may sign in; case is ignored. Accounts in
 * several organizations may have the same address.
 */
export async function findSignInAccounts(database: Database, name: string): Promise<SignInAccount[]> {
  const key = name.trim().toLowerCase();
  const rows = await getTables(database)
    .selectFrom('workspace.people')
    .select([...personColumns, 'password_hash as passwordHash'])
    .where((where) => where.or([where(sql`lower(mail)`, '=', key), where(sql`lower(user_principal_name)`, '=', key)]))
    .where('deactivated_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ passwordHash, ...person }) => ({ person, passwordHash }));
}

export async function findPerson(database: Database, id: string): Promise<Person | undefined> {
  return getTables(database)
    .selectFrom('workspace.people')
    .select(personColumns)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds a person of one organization by ID, user principal name or email address. */
export async function findPersonIn(database: Database, tenantId: string, name: string): Promise<Person | undefined> {
  const key = name.toLowerCase();
  return getTables(database)
    .selectFrom('workspace.people')
    .select(personColumns)
    .where('tenant_id', '=', tenantId)
    .where((where) =>
      where.or([
        where(sql`id::text`, '=', key),
        where(sql`lower(user_principal_name)`, '=', key),
        where(sql`lower(mail)`, '=', key),
      ]),
    )
    .executeTakeFirst();
}

/** Lists the people of an organization, sorted by display name. */
export async function listPeople(database: Database, tenantId: string): Promise<Person[]> {
  return getTables(database)
    .selectFrom('workspace.people')
    .select(personColumns)
    .where('tenant_id', '=', tenantId)
    .orderBy('display_name')
    .orderBy('id')
    .execute();
}

/** Finds people by ID. Returns a map from ID to person, without entries for missing people. */
export async function findPeople(database: Database, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await getTables(database)
    .selectFrom('workspace.people')
    .select(personColumns)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((person) => [person.id, person]));
}

export async function findTenant(database: Database, id: string): Promise<Tenant | undefined> {
  return getTables(database)
    .selectFrom('workspace.tenants')
    .select(['id', 'display_name as displayName', 'domain', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns a map from mail domain to tenant ID for all organizations. */
export async function listTenantDomains(database: Database): Promise<Map<string, string>> {
  const rows = await getTables(database)
    .selectFrom('workspace.tenants')
    .select(['id', 'domain'])
    .orderBy('created_at')
    .orderBy('domain')
    .execute();
  return new Map(rows.map(({ id, domain }) => [domain, id]));
}

export async function insertTenant(database: Database, tenant: Omit<Tenant, 'createdAt'>): Promise<void> {
  await getTables(database)
    .insertInto('workspace.tenants')
    .values({ id: tenant.id, display_name: tenant.displayName, domain: tenant.domain })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds a person; does nothing if the ID exists. */
export async function insertPerson(database: Database, person: Person, passwordHash: string): Promise<void> {
  await getTables(database)
    .insertInto('workspace.people')
    .values({
      id: person.id,
      tenant_id: person.tenantId,
      home_tenant_id: person.homeTenantId,
      user_principal_name: person.userPrincipalName,
      mail: person.mail,
      display_name: person.displayName,
      given_name: person.givenName,
      surname: person.surname,
      job_title: person.jobTitle,
      office_location: person.officeLocation,
      preferred_language: person.preferredLanguage,
      mobile_phone: person.mobilePhone,
      password_hash: passwordHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updatePerson(
  database: Database,
  id: string,
  change: Pick<Person, 'displayName' | 'givenName' | 'surname' | 'jobTitle'>,
): Promise<void> {
  await getTables(database)
    .updateTable('workspace.people')
    .set({
      display_name: change.displayName,
      given_name: change.givenName,
      surname: change.surname,
      job_title: change.jobTitle,
    })
    .where('id', '=', id)
    .execute();
}

export async function findPasswordHash(database: Database, id: string): Promise<string | undefined> {
  const row = await getTables(database)
    .selectFrom('workspace.people')
    .select('password_hash as hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.hash;
}

export async function setPasswordHash(database: Database, id: string, hash: string): Promise<void> {
  await getTables(database).updateTable('workspace.people').set({ password_hash: hash }).where('id', '=', id).execute();
}

function getTables(database: Database): Kysely<DirectoryTables> {
  return database.withTables<DirectoryTables>();
}

/** Returns whether the person exists and is not deactivated. */
export async function isActivePerson(database: Database, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from workspace.people where id = ${personId} and deactivated_at is null
  `.execute(database);
  return rows.length > 0;
}

/** Deactivates a person at `at`, or reactivates them with `null`. */
export async function setDeactivated(database: Database, personId: string, at: Date | null): Promise<void> {
  await sql`update workspace.people set deactivated_at = ${at} where id = ${personId}`.execute(database);
}

/** Records the time of a person's latest sign-in. */
export async function recordLastSignIn(database: Database, personId: string, at: Date): Promise<void> {
  await sql`update workspace.people set last_sign_in_at = ${at} where id = ${personId}`.execute(database);
}
