import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { DirectoryTables } from '../directory/directory-tables.ts';

/** A mailbox of this workspace. */
export interface MailboxOwner {
  readonly ownerId: string;
  readonly tenantId: string;
}

/**
 * Finds the mailboxes of an address: a person's, or those of the members of a Microsoft 365 group. A group accepts mail
 * only from its own organization. Empty if the address isn't in this workspace.
 */
export async function findMailboxes(
  database: Database,
  address: string,
  fromTenantId: string,
): Promise<MailboxOwner[]> {
  const key = address.trim().toLowerCase();
  const own = await selectPersonalMailboxes(database)
    .where((where) => where.or([where(sql`lower(mail)`, '=', key), where(sql`lower(user_principal_name)`, '=', key)]))
    .limit(1)
    .execute();
  if (own.length > 0) return own;
  return selectPersonalMailboxes(database)
    .innerJoin('workspace.memberships', 'person_id', 'workspace.people.id')
    .innerJoin('workspace.groups', 'workspace.groups.id', 'group_id')
    .innerJoin('workspace.tenants', 'workspace.tenants.id', 'workspace.groups.tenant_id')
    .where('workspace.groups.tenant_id', '=', fromTenantId)
    .where('is_unified', '=', true)
    .where(sql`lower(mail_nickname || '@' || domain)`, '=', key)
    .execute();
}

function selectPersonalMailboxes(database: Database) {
  return database
    .withTables<DirectoryTables>()
    .selectFrom('workspace.people')
    .select(['workspace.people.id as ownerId', 'workspace.people.tenant_id as tenantId'])
    .where('home_tenant_id', 'is', null)
    .where('mail', 'is not', null);
}
