import type { StoredPerson } from '@tideform/components/kit/people/stored-person.ts';
import { Failed, findLookupId, readRows, siteUsers } from '@tideform/sync';
import type { Data } from '../data-context.ts';

type Kept = Pick<Data, 'database' | 'identity'>;
type Asked = Kept & Pick<Data, 'graph'>;

/** The people of a team as its data source of them has brought them to this device; `undefined`: it has not. */
export async function membersKept(
  { database, identity }: Kept,
  teamId: string,
): Promise<readonly StoredPerson[] | undefined> {
  const sources = await database.dataSources.where('teamId').equals(teamId).toArray();
  const source = sources.find(({ type }) => type === 'team-members');
  if (!source) return undefined;
  const rows = await readRows(database, { teamId, sourceId: source.sourceId ?? source.id, userId: identity.userId });
  return Array.isArray(rows) ? rows.map(personOfRow).filter((person) => person !== undefined) : undefined;
}

/**
 * Returns the number of a person's row in the site's list of users. Where the team's data source of people isn't on this device yet or
 * doesn't have the person, the site is asked. `undefined`: the site doesn't know the person, or can't be asked now.
 */
export async function lookupIdOf(data: Asked, teamId: string, account: string): Promise<string | undefined> {
  const wanted = account.toLowerCase();
  const people = (await membersKept(data, teamId)) ?? [];
  const found = people.find(({ userPrincipalName }) => userPrincipalName?.toLowerCase() === wanted);
  if (found?.userLookupId !== undefined) return String(found.userLookupId);
  const team = await data.database.teams.get(teamId);
  // An answer without the number is better than none.
  return await findLookupId(data.graph, teamId, team?.usersListId, account).catch(() => undefined);
}

/**
 * Reads the people of a team from the list that its site keeps of them, by name. Whoever has left the team may still be in it.
 *
 * @param locale in whose order people stand: BCP 47
 * @throws Failed `users-list-not-found`, GraphError, GraphOutage
 */
export async function readSitePeople(
  { database, graph }: Pick<Asked, 'database' | 'graph'>,
  teamId: string,
  locale: string,
): Promise<readonly StoredPerson[]> {
  const listId = (await database.teams.get(teamId))?.usersListId;
  if (listId === undefined) throw new Failed('users-list-not-found', {});
  const people: StoredPerson[] = [];
  for await (const { id, fields } of siteUsers(graph, teamId, listId, personColumns)) {
    const person = personOfRow({ ...fields, id });
    if (person) people.push(person);
  }
  const byName = new Intl.Collator(locale);
  return people.toSorted((one, other) => byName.compare(one.displayName ?? '', other.displayName ?? ''));
}

const personColumns = ['Name', 'Title', 'EMail', 'FirstName', 'LastName', 'JobTitle'];

/** `i:0#.f|membership|ada@northgate.example`; a group or an app of the site has no such name. */
const accounts = /^i:0#\.f\|membership\|(.+)$/i;

/** A row of SharePoint's list of people as an answer keeps a person. */
export function personOfRow(row: unknown): StoredPerson | undefined {
  const { id, Name, Title, EMail, FirstName, LastName, JobTitle } = Object(row) as Record<string, unknown>;
  const userPrincipalName = typeof Name === 'string' ? accounts.exec(Name)?.[1] : undefined;
  if (userPrincipalName === undefined) return undefined;
  const known = {
    userPrincipalName,
    displayName: Title,
    mail: EMail,
    givenName: FirstName,
    surname: LastName,
    jobTitle: JobTitle,
    userLookupId: id,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => typeof value === 'string' && value !== ''));
}
