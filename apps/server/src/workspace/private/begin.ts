import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { isAddressTaken } from '../directory/administered-store.ts';
import type { Person } from '../directory/directory.ts';
import { insertTenant, listTenantDomains } from '../directory/people-store.ts';
import { listAdministrators } from '../directory/roles-store.ts';
import { endInvitations, type Invitation } from './invitations-store.ts';
import { type Joining, joinBy, type NotJoined } from './new-person.ts';
import { makeOneTimeAddress } from './one-time-address.ts';
import { findPrivateMode, markPrivate, setPrivateTenant, takeTurn } from './private-store.ts';

/**
 * Makes the workspace a private one, and an address for its owner where it has none who may sign in.
 *
 * @returns lines for the operator's console
 */
export async function openPrivateMode(database: Database, publicUrl: string, now: Date): Promise<readonly string[]> {
  await markPrivate(database, now);
  if (await hasOwner(database)) return [];
  const { address } = await makeOneTimeAddress(database, publicUrl, { purpose: 'begin' }, now);
  return [
    'This workspace has no owner yet. To become the owner, open this address within a day. It works once:',
    `  ${address}`,
    'The first person who opens it owns the workspace, so don’t share it.',
  ];
}

async function hasOwner(database: Database): Promise<boolean> {
  const mode = await findPrivateMode(database);
  return mode?.tenantId !== undefined && (await listAdministrators(database, mode.tenantId)).length > 0;
}

/** Makes the organization and its owner; where the organization lost all of its owners, a new one. */
export async function begin(
  database: Database,
  invitation: Invitation,
  organisation: string,
  joining: Joining,
  now: Date,
): Promise<Person | NotJoined> {
  return database.transaction().execute(async (within) => {
    await takeTurn(within);
    if (await hasOwner(within)) return 'over';
    if (await isAddressTaken(within, joining.mail)) return 'taken';
    const known = (await findPrivateMode(within))?.tenantId;
    const tenantId = known ?? (await makeOrganisation(within, organisation, joining.mail));
    const person = await joinBy(within, { ...invitation, tenantId, isAdministrator: true }, joining, now);
    await endInvitations(within, { purpose: 'begin' }, now);
    return person;
  });
}

async function makeOrganisation(database: Database, displayName: string, mail: string): Promise<string> {
  const id = randomUUID();
  const domain = mail.trim().toLowerCase().split('@')[1]!;
  const taken = await listTenantDomains(database);
  await insertTenant(database, { id, displayName, domain: taken.has(domain) ? `${id}.invalid` : domain });
  await setPrivateTenant(database, id);
  return id;
}
