import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { isAddressTaken } from '../directory/administered-store.ts';
import type { Person } from '../directory/directory.ts';
import { insertTenant, listTenantDomains } from '../directory/people-store.ts';
import { listAdministrators } from '../directory/roles-store.ts';
import { acceptInvitation, type JoinFailure, type Registration } from './accept-invitation.ts';
import { endInvitations, type Invitation } from './invitations-store.ts';
import { createOneTimeLink } from './one-time-link.ts';
import { findPrivateMode, lockAdministrators, markAsPrivate, setPrivateTenant } from './private-store.ts';

/**
 * Marks the workspace as private. If it has no active owner, creates a one-time link for becoming the owner.
 *
 * @returns lines for the operator's console
 */
export async function initializePrivateMode(
  database: Database,
  publicUrl: string,
  now: Date,
): Promise<readonly string[]> {
  await markAsPrivate(database, now);
  if (await hasOwner(database)) return [];
  const { address } = await createOneTimeLink(database, publicUrl, { purpose: 'begin' }, now);
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

/** Creates the organization and its owner; only the owner if the organization exists but has no active owner. */
export async function createOwner(
  database: Database,
  invitation: Invitation,
  organisation: string,
  registration: Registration,
  now: Date,
): Promise<Person | JoinFailure> {
  return database.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction);
    if (await hasOwner(transaction)) return 'over';
    if (await isAddressTaken(transaction, registration.mail)) return 'taken';
    const existingTenantId = (await findPrivateMode(transaction))?.tenantId;
    const tenantId = existingTenantId ?? (await createOrganization(transaction, organisation, registration.mail));
    const person = await acceptInvitation(
      transaction,
      { ...invitation, tenantId, isAdministrator: true },
      registration,
      now,
    );
    await endInvitations(transaction, { purpose: 'begin' }, now);
    return person;
  });
}

async function createOrganization(database: Database, displayName: string, mail: string): Promise<string> {
  const id = randomUUID();
  const domain = mail.trim().toLowerCase().split('@')[1]!;
  const takenDomains = await listTenantDomains(database);
  await insertTenant(database, { id, displayName, domain: takenDomains.has(domain) ? `${id}.invalid` : domain });
  await setPrivateTenant(database, id);
  return id;
}
