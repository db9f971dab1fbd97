import { matchesFilter } from '../../../odata/matches.ts';
import { parseFilter } from '../../../odata/parse-filter.ts';
import { parseSearch, type SearchClause } from '../../../odata/search.ts';
import type { Call } from '../call.ts';
import { Refusal } from '../refusal.ts';
import { pick, replyBytes, replyJson, replyPage } from '../reply.ts';
import type { Person, State } from '../state.ts';

/** Who did something, as items say it. */
export function describePerson(state: State, id: string): object {
  const person = state.people.get(id);
  return { user: { id, displayName: person?.displayName ?? 'System', email: person?.mail ?? '' } };
}

const defaults = ['id', 'displayName', 'mail', 'userPrincipalName', 'givenName', 'surname', 'jobTitle'];

export function replyPerson(call: Call, person: Person): Response {
  return replyJson({ '@odata.context': `${call.baseUrl}/$metadata#users/$entity`, ...personBody(call, person) });
}

export function findPerson(call: Call, idOrName: string): Person {
  const found = [...call.state.people.values()].find(
    (person) => person.id === idOrName || person.mail.toLowerCase() === idOrName.toLowerCase(),
  );
  if (found) return found;
  throw new Refusal(404, 'Request_ResourceNotFound', `Resource '${idOrName}' does not exist.`);
}

/** Empty properties of the directory are `null` when they are selected. */
export function personBody(call: Call, person: Person): object {
  const { id, displayName, mail } = person;
  const body = { id, displayName, mail, userPrincipalName: mail, givenName: null, surname: null, jobTitle: null };
  for (const name of call.query.select ?? []) {
    if (!defaults.some((known) => known.toLowerCase() === name.toLowerCase())) {
      throw new Refusal(400, 'Request_BadRequest', `Could not find a property named '${name}' on type 'user'.`);
    }
  }
  return pick(body, call.query.select);
}

export function listPeople(call: Call): Response {
  const { search, filter, count } = call.query;
  const isEventual = call.headers.get('ConsistencyLevel')?.toLowerCase() === 'eventual';
  if ((search !== undefined || count) && !isEventual) {
    throw new Refusal(400, 'Request_UnsupportedQuery', 'The header ConsistencyLevel: eventual is missing.');
  }
  if (call.search.has('$skip')) throw new Refusal(400, 'Request_BadRequest', "'$skip' is not supported.");
  const groups = search === undefined ? undefined : parseSearch(search);
  const tree = filter === undefined ? undefined : parseFilter(filter);
  const found = [...call.state.people.values()]
    .filter((person) => !groups || groups.some((clauses) => clauses.every((clause) => matchesClause(person, clause))))
    .filter((person) => !tree || matchesFilter(tree, (property) => readProperty(person, property)))
    .sort((a, b) => a.displayName.localeCompare(b.displayName));
  const counted = count ? { '@odata.count': found.length } : {};
  return replyPage(call, found, (person) => personBody(call, person), 100, counted);
}

/** Display names match word by word from the start of a word; everything else from its own start. */
function matchesClause(person: Person, { property, text }: SearchClause): boolean {
  const value = String(readProperty(person, property) ?? '');
  if (property.toLowerCase() !== 'displayname') return value.toLowerCase().startsWith(text.toLowerCase());
  const words = wordsOf(value);
  return wordsOf(text).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

function wordsOf(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

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
