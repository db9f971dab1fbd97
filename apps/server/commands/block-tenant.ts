import type { Database } from '../src/database/connect.ts';
import { setTenantBlocked } from '../src/tokens/tokens-store.ts';
import { listTenantDomains } from '../src/workspace/directory/people-store.ts';

/** What was wrong with the command, in one line for whoever gave it. */
export class WrongCommand extends Error {}

/**
 * Blocks an organization, or lets it in again. Its people are led to the page 'Tenant Blocked' as soon as they need a token:
 * those that were given out before are good to the end of their life.
 *
 * @param name domain of an organization of the workspace, or the id of any tenant
 * @returns what was done, in one line
 * @throws WrongCommand
 */
export async function blockTenant(
  database: Database,
  verb: string | undefined,
  name: string | undefined,
  now: Date,
): Promise<string> {
  if ((verb !== 'block' && verb !== 'unblock') || !name) {
    throw new WrongCommand('Say block or unblock, and the domain or the id of a tenant.');
  }
  const tenantId = await findTenantId(database, name.toLowerCase());
  await setTenantBlocked(database, tenantId, verb === 'block' ? now : null);
  return `${name} (${tenantId}) is ${verb}ed.`;
}

async function findTenantId(database: Database, name: string): Promise<string> {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)) return name;
  const known = await listTenantDomains(database);
  const tenantId = known.get(name);
  if (tenantId !== undefined) return tenantId;
  throw new WrongCommand(
    known.size === 0
      ? 'The workspace is empty: start the server first, or name a tenant by its id.'
      : `No organisation of the workspace is "${name}". There are ${[...known.keys()].join(', ')}.`,
  );
}
