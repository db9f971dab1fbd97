import type { Database } from '../src/database/connect.ts';
import { setTenantBlocked } from '../src/tokens/tokens-store.ts';
import { listTenantDomains } from '../src/workspace/directory/people-store.ts';

/** Invalid command arguments, with a one-line message for the operator. */
export class InvalidCommandError extends Error {}

/**
 * Blocks or unblocks an organization. Users of a blocked organization see the page 'Tenant Blocked' once they need a
 * new token. Tokens issued earlier stay valid until they expire.
 *
 * @param name domain of an organization of the workspace, or the ID of any tenant
 * @returns one-line confirmation
 * @throws WrongCommand
 */
export async function blockTenant(
  database: Database,
  verb: string | undefined,
  name: string | undefined,
  now: Date,
): Promise<string> {
  if ((verb !== 'block' && verb !== 'unblock') || !name) {
    throw new InvalidCommandError('Specify block or unblock, and the domain or ID of a tenant.');
  }
  const tenantId = await findTenantId(database, name.toLowerCase());
  await setTenantBlocked(database, tenantId, verb === 'block' ? now : null);
  return `${name} (${tenantId}) is ${verb}ed.`;
}

async function findTenantId(database: Database, name: string): Promise<string> {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)) return name;
  const domains = await listTenantDomains(database);
  const tenantId = domains.get(name);
  if (tenantId !== undefined) return tenantId;
  throw new InvalidCommandError(
    domains.size === 0
      ? 'The workspace is empty. Start the server first, or specify the tenant by its ID.'
      : `The workspace has no organization "${name}". Its organizations: ${[...domains.keys()].join(', ')}.`,
  );
}
