import type { Database } from '../../database/connect.ts';
import type { DirectoryRole } from './directory.ts';
import type { DirectoryTables } from './directory-tables.ts';

/** Role template ID of Global Administrator, which is the same in every organization. */
export const GLOBAL_ADMINISTRATOR = '62e90394-69f5-4237-9190-012177145e10';

/** Lists a person's directory roles, sorted by name. */
export async function listRoles(database: Database, personId: string): Promise<DirectoryRole[]> {
  return database
    .withTables<DirectoryTables>()
    .selectFrom('workspace.directory_role_members')
    .innerJoin('workspace.directory_roles', 'id', 'role_id')
    .select(['id', 'template_id as templateId', 'display_name as displayName', 'description'])
    .where('person_id', '=', personId)
    .orderBy('display_name')
    .execute();
}

/** Assigns a directory role to a person, and creates the role if the organization doesn't have it yet. */
export async function insertRoleMember(
  database: Database,
  role: DirectoryRole & { readonly tenantId: string },
  personId: string,
): Promise<void> {
  const tables = database.withTables<DirectoryTables>();
  await tables
    .insertInto('workspace.directory_roles')
    .values({
      id: role.id,
      tenant_id: role.tenantId,
      template_id: role.templateId,
      display_name: role.displayName,
      description: role.description,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tables
    .insertInto('workspace.directory_role_members')
    .values({ role_id: role.id, person_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a person from their organization's role with this template ID. */
export async function deleteRoleMember(database: Database, templateId: string, personId: string): Promise<void> {
  const tables = database.withTables<DirectoryTables>();
  const roleIds = tables.selectFrom('workspace.directory_roles').select('id').where('template_id', '=', templateId);
  await tables
    .deleteFrom('workspace.directory_role_members')
    .where('person_id', '=', personId)
    .where('role_id', 'in', roleIds)
    .execute();
}

/** Lists the person IDs of an organization's active Global Administrators, the oldest first. */
export async function listAdministrators(database: Database, tenantId: string): Promise<string[]> {
  const rows = await database
    .withTables<DirectoryTables>()
    .selectFrom('workspace.directory_role_members')
    .innerJoin('workspace.directory_roles', 'workspace.directory_roles.id', 'role_id')
    .innerJoin('workspace.people', 'workspace.people.id', 'person_id')
    .select('person_id as id')
    .where('workspace.directory_roles.tenant_id', '=', tenantId)
    .where('template_id', '=', GLOBAL_ADMINISTRATOR)
    .where('deactivated_at', 'is', null)
    .orderBy('created_at')
    .orderBy('person_id')
    .execute();
  return rows.map(({ id }) => id);
}
