import type { Database } from '../../../database/connect.ts';
import type { Person } from '../../directory/directory.ts';
import { findPerson, findPersonIn, listPeople } from '../../directory/people-store.ts';
import type { Actor } from '../../library/actor.ts';
import { Refusal, refusals } from '../../refusal.ts';
import { describeUser } from './describe-user.ts';

/** What a guest may read of others; of themselves they read everything. */
const shownToGuests = ['id', 'displayName', 'givenName', 'surname', 'mail', 'userPrincipalName', 'userType'];

/** Everybody of the organization, as Graph's users. @throws 403 for a guest, who may ask for people one by one only */
export async function listVisibleUsers(database: Database, actor: Actor): Promise<Record<string, unknown>[]> {
  await refuseGuest(database, actor);
  return (await listPeople(database, actor.tenantId)).map(describeUser);
}

/** A person of the organization by id or principal name. @throws 404 */
export async function requirePerson(database: Database, actor: Actor, name: string): Promise<Person> {
  const person = await findPersonIn(database, actor.tenantId, name);
  if (person === undefined) throw refusals.directoryObjectNotFound(name);
  return person;
}

/**
 * How Graph describes people to somebody: for guests, most properties of others are empty.
 *
 * @see https://learn.microsoft.com/entra/fundamentals/users-default-permissions
 */
export async function describeUserTo(database: Database, actor: Actor) {
  const isLimited = await isGuest(database, actor);
  return (person: Person): Record<string, unknown> => {
    const user = describeUser(person);
    if (!isLimited || person.id === actor.personId) return user;
    return Object.fromEntries(
      Object.entries(user).map(([name, value]) => [name, shownToGuests.includes(name) ? value : null]),
    );
  };
}

/** @throws 403 when a guest asks for what only people of the organization may list */
export async function refuseGuest(database: Database, actor: Actor): Promise<void> {
  if (await isGuest(database, actor)) {
    throw new Refusal(403, 'Authorization_RequestDenied', 'Insufficient privileges to complete the operation.');
  }
}

/** Whether somebody was invited from another organization. */
export async function isGuest(database: Database, actor: Actor): Promise<boolean> {
  const person = await findPerson(database, actor.personId);
  return person === undefined || person.homeTenantId !== null;
}
