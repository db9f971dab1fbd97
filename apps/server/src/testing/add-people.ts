import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import type { DirectoryTables } from '../workspace/directory/directory-tables.ts';
import { hashPassword, PUBLIC_PASSWORD_COST } from '../workspace/identity/password.ts';

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
