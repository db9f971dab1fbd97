import type { Database } from '../../../database/connect.ts';
import type { Person } from '../../directory/directory.ts';
import { listGroupPeople } from '../../directory/groups-store.ts';
import { findPerson, findPersonIn, listPeople } from '../../directory/people-store.ts';
import type { Actor } from '../../library/actor.ts';

/** The people whom somebody may see: a guest sees those of their groups, everybody else the organisation. */
export async function listVisiblePeople(database: Database, actor: Actor): Promise<Person[]> {
  const people = await listPeople(database, actor.tenantId);
  if (!(await isGuest(database, actor))) return people;
  const known = await Promise.all(actor.memberships.map(({ group }) => listGroupPeople(database, group.id)));
  const ids = new Set([actor.personId, ...known.flat().map(({ id }) => id)]);
  return people.filter((person) => ids.has(person.id));
}

/** A visible person by id or principal name. */
export async function findVisiblePerson(database: Database, actor: Actor, name: string): Promise<Person | undefined> {
  const person = await findPersonIn(database, actor.tenantId, name);
  if (person === undefined || person.id === actor.personId || !(await isGuest(database, actor))) return person;
  const visible = await listVisiblePeople(database, actor);
  return visible.find(({ id }) => id === person.id);
}

async function isGuest(database: Database, actor: Actor): Promise<boolean> {
  const person = await findPerson(database, actor.personId);
  return person === undefined || person.homeTenantId !== null;
}
