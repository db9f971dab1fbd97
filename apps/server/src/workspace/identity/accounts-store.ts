import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import type { DirectoryTables } from '../directory/directory-tables.ts';
import { PUBLIC_PASSWORD_PREFIX } from './password.ts';

/** An account in the list on the sign-in page. */
export type ListedAccount = Pick<Person, 'displayName' | 'userPrincipalName' | 'mail' | 'jobTitle'> & {
  /** Whether the account's password is public, as for demo people. */
  readonly isOpen: boolean;
};

/**
 * Lists up to `limit` accounts, sorted by organization and age, for the account list of the sign-in page; with
 * `tenantId`, only accounts of one organization.
 */
export async function listAccounts(
  database: Database,
  tenantId: string | undefined,
  limit: number,
): Promise<ListedAccount[]> {
  return database
    .withTables<DirectoryTables>()
    .selectFrom('workspace.people')
    .innerJoin('workspace.tenants', 'workspace.tenants.id', 'workspace.people.tenant_id')
    .select([
      'workspace.people.display_name as displayName',
      'user_principal_name as userPrincipalName',
      'mail',
      'job_title as jobTitle',
      sql<boolean>`starts_with(workspace.people.password_hash, ${PUBLIC_PASSWORD_PREFIX})`.as('isOpen'),
    ])
    .$if(tenantId !== undefined, (query) => query.where(sql`workspace.tenants.id::text`, '=', tenantId!))
    .orderBy('workspace.tenants.created_at')
    .orderBy('workspace.people.created_at')
    .orderBy('workspace.people.display_name')
    .limit(limit)
    .execute();
}

/** An account of an upstream provider, identified by its ID token's `iss` and `sub`. */
interface UpstreamAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** Finds the ID of the person who is linked to an upstream account. */
export async function findLinkedPerson(database: Database, account: UpstreamAccount): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from workspace.upstream_accounts
    where issuer = ${account.issuer} and subject = ${account.subject}
  `.execute(database);
  return rows[0]?.personId;
}

/** Returns whether the person is linked to an account of this issuer. */
export async function hasLinkedAccount(database: Database, issuer: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from workspace.upstream_accounts where issuer = ${issuer} and person_id = ${personId}
  `.execute(database);
  return rows.length > 0;
}

export async function linkAccount(
  database: Database,
  { issuer, subject }: UpstreamAccount,
  personId: string,
  at: Date,
): Promise<void> {
  await sql`
    insert into workspace.upstream_accounts (issuer, subject, person_id, linked_at)
    values (${issuer}, ${subject}, ${personId}, ${at})
  `.execute(database);
}
