import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { DirectoryTables } from '../directory/directory-tables.ts';

/** A mailbox of the workspace. */
export interface FoundMailbox {
  readonly ownerId: string;
  readonly tenantId: string;
}

/**
 * The mailboxes behind an address: a person's, or those of a Microsoft 365 group's members. A group takes mail of its own
 * organization only. Empty: the address is not of this workspace.
 */
export async function findMailboxes(
  database: Database,
  address: string,
  fromTenantId: string,
): Promise<FoundMailbox[]> {
  const key = address.trim().toLowerCase();
  const own = await ownMailboxes(database)
    .where((where) => where.or([where(sql`lower(mail)`, '=', key), where(sql`lower(user_principal_name)`, '=', key)]))
    .limit(1)
    .execute();
  if (own.length > 0) return own;
  return ownMailboxes(database)
    .innerJoin('workspace.memberships', 'person_id', 'workspace.people.id')
    .innerJoin('workspace.groups', 'workspace.groups.id', 'group_id')
    .innerJoin('workspace.tenants', 'workspace.tenants.id', 'workspace.groups.tenant_id')
    .where('workspace.groups.tenant_id', '=', fromTenantId)
    .where('is_unified', '=', true)
    .where(sql`lower(mail_nickname || '@' || domain)`, '=', key)
    .execute();
}

function ownMailboxes(database: Database) {
  return database
    .withTables<DirectoryTables>()
    .selectFrom('workspace.people')
    .select(['workspace.people.id as ownerId', 'workspace.people.tenant_id as tenantId'])
    .where('home_tenant_id', 'is', null)
    .where('mail', 'is not', null);
}
