import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { addAdministrator } from '../directory/add-team.ts';
import { isAddressTaken } from '../directory/administered-store.ts';
import type { Person, Tenant } from '../directory/directory.ts';
import { findGroup, insertMembership } from '../directory/groups-store.ts';
import { findTenant, insertPerson, insertTenant } from '../directory/people-store.ts';
import { endInvitation, type Invitation } from './invitations-store.ts';
import { confirmMail } from './recovery-store.ts';

/** What somebody says of themselves when they join. */
export interface Joining {
  readonly mail: string;
  readonly displayName: string;
  /** `undefined`: they come by a sign-in elsewhere, and no password is theirs. */
  readonly passwordHash: string | undefined;
}

/** Whom nobody can sign in as by a password: no hash looks like this. */
const NO_PASSWORD = 'none';

export const hasPassword = (passwordHash: string): boolean => passwordHash !== NO_PASSWORD;

/** Without what belongs into no address. */
const PART_OF_ADDRESS = /^[^\s<>"(),:;[\]\\]+$/;

/** Whether a text is an address for mail: short, with one `@`, a domain of two labels or more. */
export function isMailAddress(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    text.length <= 254 &&
    more.length === 0 &&
    labels.length > 1 &&
    (labels.at(-1) ?? '').length >= 2 &&
    [name, ...labels].every((part) => part.length <= 64 && PART_OF_ADDRESS.test(part))
  );
}

/** Why nobody joined: another has the address, or the invitation is over. */
export type NotJoined = 'taken' | 'over';

/** Makes the person whom an invitation is for, with all that it gives, in a transaction of the caller's. */
export async function joinBy(
  database: Database,
  invitation: Invitation,
  joining: Joining,
  now: Date,
): Promise<Person | NotJoined> {
  const tenant = invitation.tenantId === null ? undefined : await findTenant(database, invitation.tenantId);
  if (!tenant) return 'over';
  if (await isAddressTaken(database, joining.mail)) return 'taken';
  const person = await describePerson(database, tenant, invitation, joining);
  if (!(await endInvitation(database, invitation.id, now))) return 'over';
  await insertPerson(database, person, joining.passwordHash ?? NO_PASSWORD);
  await confirmMail(database, person.id, invitation);
  if (invitation.isAdministrator) await addAdministrator(database, person);
  for (const [teamId, role] of Object.entries(invitation.teams)) {
    const isThere = await findGroup(database, tenant.id, teamId);
    if (isThere) await insertMembership(database, teamId, person.id, invitation.isGuest ? 'guest' : role);
  }
  return person;
}

async function describePerson(
  database: Database,
  tenant: Tenant,
  invitation: Pick<Invitation, 'isGuest' | 'jobTitle'>,
  { mail, displayName }: Joining,
): Promise<Person> {
  const address = mail.trim().toLowerCase();
  return {
    id: randomUUID(),
    tenantId: tenant.id,
    homeTenantId: invitation.isGuest ? await guestsTenant(database) : null,
    userPrincipalName: invitation.isGuest ? `${address.replace('@', '_')}#EXT#@${tenant.domain}` : address,
    mail: address,
    ...nameOf(displayName),
    jobTitle: invitation.jobTitle,
    officeLocation: null,
    preferredLanguage: null,
    mobilePhone: null,
  };
}

/** The first word is the given name: nothing depends on it but how lists are sorted elsewhere. */
export function nameOf(displayName: string): Pick<Person, 'displayName' | 'givenName' | 'surname'> {
  const whole = displayName.trim().replace(/\s+/g, ' ');
  const [givenName = whole, ...rest] = whole.split(' ');
  return { displayName: whole, givenName, surname: rest.join(' ') || null };
}

/** Where guests are at home: they have no mailbox here, and see of the organization what guests see. */
async function guestsTenant(database: Database): Promise<string> {
  const id = 'b7a3d1f0-0000-4000-8000-6775657374a0';
  await insertTenant(database, { id, displayName: 'Guests', domain: 'guests.invalid' });
  return id;
}
