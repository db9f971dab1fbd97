import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { addAdministrator } from '../add-team.ts';
import { isAddressTaken } from '../directory/administered-store.ts';
import type { Person, Tenant } from '../directory/directory.ts';
import { findGroup, insertMembership } from '../directory/groups-store.ts';
import { findTenant, insertPerson, insertTenant } from '../directory/people-store.ts';
import { confirmRecoveryMail, endInvitation, type Invitation } from './invitations-store.ts';

/** Data that a person enters when they join. */
export interface Registration {
  readonly mail: string;
  readonly displayName: string;
  /** Password hash; `undefined` for people who sign in through the upstream provider. */
  readonly passwordHash: string | undefined;
}

/** Stored instead of a hash for people without a password. No password matches it. */
const NO_PASSWORD = 'none';

/** Returns whether a stored hash is that of a password; people who only use the upstream provider have none. */
export const hasPassword = (passwordHash: string): boolean => passwordHash !== NO_PASSWORD;

/** Characters that are allowed in the parts of an email address. */
const ADDRESS_PART_PATTERN = /^[^\s<>"(),:;[\]\\]+$/;

/** Returns whether a text is an email address: at most 254 characters, one `@`, and a domain of two or more labels. */
export function isMailAddress(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    text.length <= 254 &&
    more.length === 0 &&
    labels.length > 1 &&
    (labels.at(-1) ?? '').length >= 2 &&
    [name, ...labels].every((part) => part.length <= 64 && ADDRESS_PART_PATTERN.test(part))
  );
}

/** Reason why a person couldn't join: the address is taken, or the invitation is no longer valid. */
export type JoinFailure = 'taken' | 'over';

/** Creates the person of an invitation with its roles. Runs in the caller's transaction. */
export async function acceptInvitation(
  database: Database,
  invitation: Invitation,
  registration: Registration,
  now: Date,
): Promise<Person | JoinFailure> {
  const tenant = invitation.tenantId === null ? undefined : await findTenant(database, invitation.tenantId);
  if (!tenant) return 'over';
  if (await isAddressTaken(database, registration.mail)) return 'taken';
  const person = await createPersonRecord(database, tenant, invitation, registration);
  if (!(await endInvitation(database, invitation.id, now))) return 'over';
  await insertPerson(database, person, registration.passwordHash ?? NO_PASSWORD);
  await confirmRecoveryMail(database, person.id, invitation);
  if (invitation.isAdministrator) await addAdministrator(database, person);
  for (const [teamId, role] of Object.entries(invitation.teams)) {
    const group = await findGroup(database, tenant.id, teamId);
    if (group) await insertMembership(database, teamId, person.id, invitation.isGuest ? 'guest' : role);
  }
  return person;
}

async function createPersonRecord(
  database: Database,
  tenant: Tenant,
  invitation: Pick<Invitation, 'isGuest' | 'jobTitle'>,
  { mail, displayName }: Registration,
): Promise<Person> {
  const address = mail.trim().toLowerCase();
  return {
    id: randomUUID(),
    tenantId: tenant.id,
    homeTenantId: invitation.isGuest ? await getOrCreateGuestTenant(database) : null,
    userPrincipalName: invitation.isGuest ? `${address.replace('@', '_')}#EXT#@${tenant.domain}` : address,
    mail: address,
    ...splitName(displayName),
    jobTitle: invitation.jobTitle,
    officeLocation: null,
    preferredLanguage: null,
    mobilePhone: null,
  };
}

/** Splits a display name. The first word becomes the given name; names are only used for sorting in other apps. */
export function splitName(displayName: string): Pick<Person, 'displayName' | 'givenName' | 'surname'> {
  const normalizedName = displayName.trim().replace(/\s+/g, ' ');
  const [givenName = normalizedName, ...rest] = normalizedName.split(' ');
  return { displayName: normalizedName, givenName, surname: rest.join(' ') || null };
}

/**
 * Returns the home tenant of all guests, and creates it if needed. Guests have no mailbox in the workspace, and see of
 * its directory what Entra shows guests.
 */
async function getOrCreateGuestTenant(database: Database): Promise<string> {
  const id = 'b7a3d1f0-0000-4000-8000-6775657374a0';
  await insertTenant(database, { id, displayName: 'Guests', domain: 'guests.invalid' });
  return id;
}
