import type { Group, PeoplePage, PeopleRequest, Person } from '@tideform/components/kit/people/PeopleSource.tsx';
import type { StoredPerson } from '@tideform/components/kit/people/stored-person.ts';
import { type GraphClient, GraphError, operations } from '@tideform/graph';

type Graph = Pick<GraphClient, 'call'>;

const limits = { entries: 20, ageMs: 10 * 60_000, page: 20, toPermit: 30, members: 999, pictures: 200 };

/** Searches people of a team and of the organization, and groups. Recent results are cached. */
export interface PeopleFinder {
  find(teamId: string | undefined, request: PeopleRequest, signal: AbortSignal): Promise<PeoplePage>;
  /** Loads all details of a person, by ID or account name. */
  loadPerson(person: StoredPerson): Promise<Person>;
  /**
   * Loads all people of the team.
   * @param bypassCache whether to ignore cached results
   */
  loadMembers(teamId: string, bypassCache: boolean): Promise<readonly StoredPerson[]>;
  /** Loads the picture of a person once; `undefined` if there is none or loading failed. */
  loadPicture(userId: string): Promise<Blob | undefined>;
}

/**
 * Creates a people finder.
 *
 * @param locale BCP 47 tag for the sort order
 * @param readSitePeople loads the people of a team's site, for tenants in which the app may not list group members
 */
export function createPeopleFinder(
  graph: Graph,
  monotonicMs: () => number,
  locale: string,
  readSitePeople: (teamId: string) => Promise<readonly StoredPerson[]>,
): PeopleFinder {
  let mayReadMembers = true;
  const pageCache = new Map<string, { readonly page: Promise<PeoplePage>; readonly atMs: number }>();
  const pictures = new Map<string, Promise<Blob | undefined>>();
  const loadCached = (key: string, load: () => Promise<PeoplePage>): Promise<PeoplePage> => {
    const cached = pageCache.get(key);
    if (cached && monotonicMs() - cached.atMs < limits.ageMs) return cached.page;
    const page = load();
    pageCache.delete(key);
    pageCache.set(key, { page, atMs: monotonicMs() });
    for (const [oldest] of pageCache) {
      if (pageCache.size <= limits.entries) break;
      pageCache.delete(oldest);
    }
    const forget = () => pageCache.get(key)?.page === page && pageCache.delete(key);
    // Aborted and failed searches aren't cached. Empty results aren't either, because the directory's search index lags
    // behind its data.
    page.then(({ people, groups }) => (people.length === 0 && !groups?.length ? forget() : undefined), forget);
    return page;
  };
  const members = async (teamId: string) => {
    const all = loadCached(getMembersKey(teamId), () => readMembers(teamId));
    return (await all).people;
  };
  /**
   * Lists the members of a team, or otherwise the people of its site. NOTE: Graph lists all details of group members
   * only with the permission `GroupMember.Read.All`, which the app doesn't request.
   */
  const readMembers = async (teamId: string): Promise<PeoplePage> => {
    if (!mayReadMembers) return { people: await readSitePeople(teamId) };
    try {
      return await loadMembers(graph, teamId, locale);
    } catch (cause) {
      if (!(cause instanceof GraphError && cause.status === 403)) throw cause;
      mayReadMembers = false;
      return { people: await readSitePeople(teamId) };
    }
  };
  return {
    async find(teamId, request, signal) {
      const { from, text, after, toPermit } = request;
      if (from === 'organization') {
        const key = JSON.stringify([from, text.toLocaleLowerCase(), after, toPermit]);
        return loadCached(key, () => searchOrganization(graph, request, signal));
      }
      if (!teamId) throw new Error('Missing team id in user component');
      return filterPeoplePage(await members(teamId), text, after);
    },
    async loadMembers(teamId, isAnew) {
      if (isAnew) pageCache.delete(getMembersKey(teamId));
      return members(teamId);
    },
    async loadPerson(person) {
      const query = { select: storedPersonFields };
      const userId = person.id ?? person.userPrincipalName ?? '';
      const found = await graph.call(operations.getUser, { userId }, { query });
      return {
        ...toPerson(found),
        ...(person.userLookupId !== undefined && { userLookupId: person.userLookupId }),
      };
    },
    loadPicture(userId) {
      const known = pictures.get(userId);
      if (known) return known;
      const picture = graph.call(operations.getUserPhotoValue, { userId }).catch((cause: unknown) => {
        // A missing picture (404) is cached. After other errors, the picture is requested again.
        if (!(cause instanceof GraphError && cause.status === 404)) pictures.delete(userId);
        return undefined;
      });
      if (pictures.size >= limits.pictures) pictures.clear();
      pictures.set(userId, picture);
      return picture;
    },
  };
}

const getMembersKey = (teamId: string): string => JSON.stringify(['teamMembers', teamId]);

async function searchOrganization(
  graph: Graph,
  { text, after, toPermit }: PeopleRequest,
  signal: AbortSignal,
): Promise<PeoplePage> {
  const search = { text, signal, maxCount: toPermit ? limits.toPermit : limits.page };
  const wantsGroups = toPermit === 'people and groups' && after === undefined;
  const [found, groups] = await Promise.all([
    searchUsers(graph, search, after),
    wantsGroups ? searchGroups(graph, search) : [],
  ]);
  return groups ? { ...found, groups } : { ...found, lacksGroups: true };
}

/** Loads the members of a group that are people. Teams may also have apps and groups as members. */
async function loadMembers(graph: Graph, teamId: string, locale: string): Promise<PeoplePage> {
  const people: Person[] = [];
  let after: string | undefined;
  do {
    const query = { select: storedPersonFields, top: limits.members, ...(after && { skiptoken: after }) };
    const reply = await graph.call(operations.listGroupMembers, { groupId: teamId }, { query });
    people.push(...reply.value.filter(({ userPrincipalName }) => userPrincipalName !== undefined).map(toPerson));
    after = getSkipToken(reply['@odata.nextLink']);
  } while (after);
  const byName = new Intl.Collator(locale);
  return { people: people.toSorted((one, other) => byName.compare(one.displayName ?? '', other.displayName ?? '')) };
}

/** Returns one page of the people whose name or address contains `text`. */
export function filterPeoplePage(people: readonly StoredPerson[], text: string, after = '0'): PeoplePage {
  const request = text.toLocaleLowerCase();
  const found = people.filter(({ displayName, mail, userPrincipalName }) =>
    [displayName, mail, userPrincipalName].some((words) => words?.toLocaleLowerCase().includes(request)),
  );
  const end = Number(after) + limits.page;
  return { people: found.slice(Number(after), end), next: end < found.length ? String(end) : undefined };
}

/** Query for searching the directory. */
interface DirectorySearch {
  /** Prefix of a name or an address. */
  readonly text: string;
  readonly maxCount: number;
  readonly signal: AbortSignal;
}

/**
 * Searches people in the directory.
 * @throws GraphError, GraphOutage
 */
async function searchUsers(
  graph: Graph,
  { text, maxCount, signal }: DirectorySearch,
  after: string | undefined,
): Promise<{ readonly people: readonly Person[]; readonly next: string | undefined }> {
  const search = `${createSearchClause('displayName', text)} OR ${createSearchClause('mail', text)}`;
  const query = { select: personFields, search, top: maxCount, count: true, ...(after && { skiptoken: after }) };
  const reply = await graph.call(operations.listUsers, {}, { query, signal });
  return { people: reply.value.map(toPerson), next: getSkipToken(reply['@odata.nextLink']) };
}

const groupFilter = "securityEnabled eq true or groupTypes/any(c:c eq 'Unified')";

/**
 * Searches security groups and Microsoft 365 groups.
 *
 * @returns `undefined` if the user may not search groups
 * @throws GraphError, GraphOutage
 */
async function searchGroups(
  graph: Graph,
  { text, maxCount, signal }: DirectorySearch,
): Promise<readonly Group[] | undefined> {
  const select = ['id', 'displayName', 'groupTypes'];
  const query = {
    select,
    search: createSearchClause('displayName', text),
    filter: groupFilter,
    top: maxCount,
    count: true,
  };
  try {
    const { value } = await graph.call(operations.listGroups, {}, { query, signal });
    return value.map(({ id, displayName, groupTypes = [] }) => ({
      id,
      displayName: displayName ?? id,
      isUnified: groupTypes.includes('Unified'),
    }));
  } catch (cause) {
    if (cause instanceof GraphError && cause.status === 403) return undefined;
    throw cause;
  }
}

/** Returns the skip token of Graph's link to the next page. */
const getSkipToken = (link: string | undefined): string | undefined =>
  link === undefined ? undefined : (new URL(link).searchParams.get('$skiptoken') ?? undefined);

const createSearchClause = (property: string, text: string): string =>
  `"${property}:${text.replace(/[\\"]/g, '\\$&')}"`;

/** Fields of a person that lists of people need. */
const personFields: readonly string[] = ['id', 'displayName', 'userPrincipalName', 'mail', 'jobTitle'];

/** Fields of a selected person that an answer stores. */
const storedPersonFields: readonly string[] = [...personFields, 'givenName', 'surname'];

interface DirectoryUser {
  readonly id: string;
  readonly [name: string]: unknown;
}

/** Converts a directory user to a person, without fields that are `null` in Entra. */
function toPerson(user: DirectoryUser): Person {
  const fields = storedPersonFields.flatMap((name) => (typeof user[name] === 'string' ? [[name, user[name]]] : []));
  return { ...Object.fromEntries(fields), id: user.id };
}
