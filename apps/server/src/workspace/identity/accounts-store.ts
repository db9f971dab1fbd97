import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import type { DirectoryTables } from '../directory/directory-tables.ts';
import { KNOWN_TO_ALL_PREFIX } from './password.ts';

export type ListedAccount = Pick<Person, 'displayName' | 'userPrincipalName' | 'mail' | 'jobTitle'> & {
  /** Their password is one that everybody knows. */
  readonly isOpen: boolean;
};

/** The first accounts by organization and age, for choosing from; of one organization, where it is given. */
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
      sql<boolean>`starts_with(workspace.people.password_hash, ${KNOWN_TO_ALL_PREFIX})`.as('isOpen'),
    ])
    .$if(tenantId !== undefined, (query) => query.where(sql`workspace.tenants.id::text`, '=', tenantId!))
    .orderBy('workspace.tenants.created_at')
    .orderBy('workspace.people.created_at')
    .orderBy('workspace.people.display_name')
    .limit(limit)
    .execute();
}
