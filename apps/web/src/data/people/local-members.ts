import type { StoredPerson } from '@tideform/components/kit/people/stored-person.ts';
import { FailureError, findLookupId, listSiteUsers, loadSourceRows } from '@tideform/sync';
import type { Data } from '../data-context.ts';

type LocalMembersContext = Pick<Data, 'database' | 'identity'>;
type RemoteMembersContext = LocalMembersContext & Pick<Data, 'graph'>;

/**
 * Returns the people of a team from the local copy of its people data source; `undefined` if this device has no copy.
 */
export async function findLocalMembers(
  { database, identity }: LocalMembersContext,
  teamId: string,
): Promise<readonly StoredPerson[] | undefined> {
  const sources = await database.dataSources.where('teamId').equals(teamId).toArray();
  const source = sources.find(({ type }) => type === 'team-members');
  if (!source) return undefined;
  const rows = await loadSourceRows(database, {
    teamId,
    sourceId: source.sourceId ?? source.id,
    userId: identity.userId,
  });
  return Array.isArray(rows) ? rows.map(toStoredPerson).filter((person) => person !== undefined) : undefined;
}

/**
 * Returns a person's ID in the site's user list. Queries the site if the person isn't in the local copy of the team's
 * people. Returns `undefined` if the site doesn't list the person or can't be queried.
 */
export async function findUserLookupId(
  data: RemoteMembersContext,
  teamId: string,
  account: string,
): Promise<string | undefined> {
  const wanted = account.toLowerCase();
  const people = (await findLocalMembers(data, teamId)) ?? [];
  const found = people.find(({ userPrincipalName }) => userPrincipalName?.toLowerCase() === wanted);
  if (found?.userLookupId !== undefined) return String(found.userLookupId);
  const team = await data.database.teams.get(teamId);
  // A failed query is ignored, because an answer without this ID is better than no answer.
  return await findLookupId(data.graph, teamId, team?.usersListId, account).catch(() => undefined);
}

/**
 * Loads the people in the user list of a team's site, sorted by name. The list may contain former members.
 *
 * @param locale BCP 47 tag for the sort order
 * @throws FailureError `users-list-not-found`, GraphError, GraphOutage
 */
export async function loadSitePeople(
  { database, graph }: Pick<RemoteMembersContext, 'database' | 'graph'>,
  teamId: string,
  locale: string,
): Promise<readonly StoredPerson[]> {
  const listId = (await database.teams.get(teamId))?.usersListId;
  if (listId === undefined) throw new FailureError('users-list-not-found', {});
  const people: StoredPerson[] = [];
  for await (const { id, fields } of listSiteUsers(graph, teamId, listId, personColumns)) {
    const person = toStoredPerson({ ...fields, id });
    if (person) people.push(person);
  }
  const byName = new Intl.Collator(locale);
  return people.toSorted((one, other) => byName.compare(one.displayName ?? '', other.displayName ?? ''));
}

const personColumns = ['Name', 'Title', 'EMail', 'FirstName', 'LastName', 'JobTitle'];

/**
 * Matches the account name of a person: `i:0#.f|membership|ada@northgate.example`. Groups and apps in the user list
 * don't match.
 */
const accountNamePattern = /^i:0#\.f\|membership\|(.+)$/i;

/** Converts a row of SharePoint's user list to a stored person; `undefined` for groups and apps. */
export function toStoredPerson(row: unknown): StoredPerson | undefined {
  const { id, Name, Title, EMail, FirstName, LastName, JobTitle } = Object(row) as Record<string, unknown>;
  const userPrincipalName = typeof Name === 'string' ? accountNamePattern.exec(Name)?.[1] : undefined;
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
