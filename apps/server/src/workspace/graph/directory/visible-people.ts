import type { Database } from '../../../database/connect.ts';
import type { Person } from '../../directory/directory.ts';
import { findPerson, findPersonIn, listPeople } from '../../directory/people-store.ts';
import type { Actor } from '../../library/actor.ts';
import { Refusal, refusals } from '../../refusal.ts';

/** Properties of other people that guests may read. Guests may read all of their own properties. */
const guestProperties = ['id', 'displayName', 'givenName', 'surname', 'mail', 'userPrincipalName', 'userType'];

/**
 * Lists all people of the organization as Graph's users.
 * @throws 403 for guests, who may only request people one by one
 */
export async function listVisibleUsers(database: Database, actor: Actor): Promise<Record<string, unknown>[]> {
  await refuseGuest(database, actor);
  return (await listPeople(database, actor.tenantId)).map(describeUser);
}

/**
 * Finds a person of the organization by ID or user principal name.
 * @throws 404
 */
export async function requirePerson(database: Database, actor: Actor, name: string): Promise<Person> {
  const person = await findPersonIn(database, actor.tenantId, name);
  if (person === undefined) throw refusals.directoryObjectNotFound(name);
  return person;
}

/**
 * Returns a function that describes people to the actor. Guests see only some properties of others.
 *
 * @see https://learn.microsoft.com/entra/fundamentals/users-default-permissions
 */
export async function createUserDescriber(database: Database, actor: Actor) {
  const isCallerGuest = await isGuest(database, actor);
  return (person: Person): Record<string, unknown> => {
    const user = describeUser(person);
    if (!isCallerGuest || person.id === actor.personId) return user;
    return Object.fromEntries(
      Object.entries(user).map(([name, value]) => [name, guestProperties.includes(name) ? value : null]),
    );
  };
}

/** @throws 403 for guests */
export async function refuseGuest(database: Database, actor: Actor): Promise<void> {
  if (await isGuest(database, actor)) {
    throw new Refusal(403, 'Authorization_RequestDenied', 'Insufficient privileges to complete the operation.');
  }
}

/** Returns whether the actor was invited from another organization. */
export async function isGuest(database: Database, actor: Actor): Promise<boolean> {
  const person = await findPerson(database, actor.personId);
  return person === undefined || person.homeTenantId !== null;
}

/** Properties of a user without `$select`. */
export const defaultUserProperties = [
  'businessPhones',
  'displayName',
  'givenName',
  'id',
  'jobTitle',
  'mail',
  'mobilePhone',
  'officeLocation',
  'preferredLanguage',
  'surname',
  'userPrincipalName',
] as const;

/** Describes a person with all of their properties. */
export function describeUser(person: Person): Record<string, unknown> {
  return {
    id: person.id,
    displayName: person.displayName,
    givenName: person.givenName,
    surname: person.surname,
    mail: person.mail,
    userPrincipalName: person.userPrincipalName,
    jobTitle: person.jobTitle,
    officeLocation: person.officeLocation,
    preferredLanguage: person.preferredLanguage,
    mobilePhone: person.mobilePhone,
    businessPhones: [],
    accountEnabled: true,
    department: null,
    companyName: null,
    userType: person.homeTenantId === null ? 'Member' : 'Guest',
  };
}
