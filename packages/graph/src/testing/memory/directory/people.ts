import { type Call, Refusal } from '../call.ts';
import { pickProperties, replyBytes, replyJson } from '../reply.ts';
import type { Person, State } from '../state.ts';
import { type DirectoryRow, replyDirectory, replyDirectoryCount } from './directory-list.ts';

/** Describes the user who performed an action, as in items. */
export function describePerson(state: State, id: string): object {
  const person = state.people.get(id);
  return { user: { id, displayName: person?.displayName ?? 'System', email: person?.mail ?? '' } };
}

const defaultProperties = ['id', 'displayName', 'mail', 'userPrincipalName', 'givenName', 'surname', 'jobTitle'];

export function replyPerson(call: Call, person: Person): Response {
  return replyJson({ '@odata.context': `${call.baseUrl}/$metadata#users/$entity`, ...describeUser(call, person) });
}

export function findPerson(call: Call, idOrName: string): Person {
  const found = [...call.state.people.values()].find(
    (person) => person.id === idOrName || person.mail.toLowerCase() === idOrName.toLowerCase(),
  );
  if (found) return found;
  throw new Refusal(404, 'Request_ResourceNotFound', `Resource '${idOrName}' does not exist.`);
}

/** Describes a user. Selected properties without a value are `null`. */
export function describeUser(call: Call, person: Person): object {
  const { id, displayName, mail } = person;
  const body = { id, displayName, mail, userPrincipalName: mail, givenName: null, surname: null, jobTitle: null };
  for (const name of call.query.select ?? []) {
    if (!defaultProperties.some((known) => known.toLowerCase() === name.toLowerCase())) {
      throw new Refusal(400, 'Request_BadRequest', `Could not find a property named '${name}' on type 'user'.`);
    }
  }
  return pickProperties(body, call.query.select);
}

const createPeopleRows = (call: Call): DirectoryRow[] =>
  [...call.state.people.values()].map((person) => ({
    describe: (select) => describeUser({ ...call, query: { ...call.query, select } }, person),
    getProperty: (property) => readProperty(person, property),
  }));

export const listPeople = (call: Call): Response => replyDirectory(call, createPeopleRows(call), defaultProperties);
export const countPeople = (call: Call): Response =>
  replyDirectoryCount(call, createPeopleRows(call), defaultProperties);

function readProperty(person: Person, property: string): unknown {
  const values: Record<string, unknown> = {
    id: person.id,
    displayname: person.displayName,
    mail: person.mail,
    userprincipalname: person.mail,
  };
  return values[property.toLowerCase()];
}

const photoSizes = ['48x48', '64x64', '96x96', '120x120', '240x240', '360x360', '432x432', '504x504', '648x648'];

export function replyPhoto(photo: Uint8Array | undefined, size = '48x48'): Response {
  if (!photo || !photoSizes.includes(size)) throw new Refusal(404, 'ImageNotFound', 'The photo was not found.');
  return replyBytes(photo, 'image/jpeg');
}

export function replyPhotoInfo(photo: Uint8Array | undefined): Response {
  if (!photo) throw new Refusal(404, 'ImageNotFound', 'The photo was not found.');
  return replyJson({ '@odata.mediaContentType': 'image/jpeg', id: '48x48', width: 48, height: 48 });
}
