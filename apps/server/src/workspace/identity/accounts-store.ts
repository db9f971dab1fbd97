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
