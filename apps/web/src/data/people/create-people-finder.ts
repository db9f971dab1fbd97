import type { PeoplePage, PeopleWanted, Person } from '@tideform/components/kit/people/PeopleSource.tsx';
import type { StoredPerson } from '@tideform/components/kit/people/stored-person.ts';
import { type GraphClient, GraphError, operations } from '@tideform/graph';
import { personOf, wholePersonFields } from './person-of.ts';
import { searchGroups, searchUsers, tokenIn } from './search-directory.ts';

type Graph = Pick<GraphClient, 'call'>;

const most = { entries: 20, ageMs: 10 * 60_000, page: 20, toPermit: 30, members: 999, pictures: 200 };

/** Finds people of a team and of the organization, and groups. What was found last is found again without asking. */
export interface PeopleFinder {
  find(teamId: string | undefined, wanted: PeopleWanted, signal: AbortSignal): Promise<PeoplePage>;
  /** Reads all that is known of a person, by id or account name. */
  whole(person: StoredPerson): Promise<Person>;
  /** All people of the team. @param isAnew bypasses the cache */
  members(teamId: string, isAnew: boolean): Promise<readonly StoredPerson[]>;
  /** The picture of a person, asked for once; `undefined` where there is none, or nobody says. */
  pictureOf(userId: string): Promise<Blob | undefined>;
}

/**
 * @param locale in whose order people stand: BCP 47
 * @param readSitePeople the people whom a team's site knows, for tenants that don't show the app who is in a group
 */
export function createPeopleFinder(
  graph: Graph,
  monotonicMs: () => number,
  locale: string,
  readSitePeople: (teamId: string) => Promise<readonly StoredPerson[]>,
): PeopleFinder {
  let mayReadMembers = true;
  const kept = new Map<string, { readonly page: Promise<PeoplePage>; readonly atMs: number }>();
  const pictures = new Map<string, Promise<Blob | undefined>>();
  const remembered = (key: string, ask: () => Promise<PeoplePage>): Promise<PeoplePage> => {
    const known = kept.get(key);
    if (known && monotonicMs() - known.atMs < most.ageMs) return known.page;
    const page = ask();
    kept.delete(key);
    kept.set(key, { page, atMs: monotonicMs() });
    for (const [oldest] of kept) {
      if (kept.size <= most.entries) break;
      kept.delete(oldest);
    }
    const forget = () => kept.get(key)?.page === page && kept.delete(key);
    // What was given up or failed is asked again, and so is what the directory doesn't know yet: its search lags behind.
    page.then(({ people, groups }) => (people.length === 0 && !groups?.length ? forget() : undefined), forget);
    return page;
  };
  const members = async (teamId: string) => {
    const all = remembered(membersKey(teamId), () => readMembers(teamId));
    return (await all).people;
  };
  /** NOTE: Graph lists the members of a group for `GroupMember.Read.All` only, which the app doesn't ask for. */
  const readMembers = async (teamId: string): Promise<PeoplePage> => {
    if (!mayReadMembers) return { people: await readSitePeople(teamId) };
    try {
      return await membersOf(graph, teamId, locale);
    } catch (cause) {
      if (!(cause instanceof GraphError && cause.status === 403)) throw cause;
      mayReadMembers = false;
      return { people: await readSitePeople(teamId) };
    }
  };
  return {
    async find(teamId, wanted, signal) {
      const { from, text, after, toPermit } = wanted;
      if (from === 'organization') {
        const key = JSON.stringify([from, text.toLocaleLowerCase(), after, toPermit]);
        return remembered(key, () => searchOrganization(graph, wanted, signal));
      }
      if (!teamId) throw new Error('Missing team id in user component');
      return pageOf(await members(teamId), text, after);
    },
    async members(teamId, isAnew) {
      if (isAnew) kept.delete(membersKey(teamId));
      return members(teamId);
    },
    async whole(person) {
      const query = { select: wholePersonFields };
      const userId = person.id ?? person.userPrincipalName ?? '';
      const found = await graph.call(operations.getUser, { userId }, { query });
      return {
        ...personOf(found),
        ...(person.userLookupId !== undefined && { userLookupId: person.userLookupId }),
      };
    },
    pictureOf(userId) {
      const known = pictures.get(userId);
      if (known) return known;
      const asked = graph.call(operations.getUserPhotoValue, { userId }).catch((cause: unknown) => {
        // Who has none will have none in a minute, too; who could not be asked is asked again.
        if (!(cause instanceof GraphError && cause.status === 404)) pictures.delete(userId);
        return undefined;
      });
      if (pictures.size >= most.pictures) pictures.clear();
      pictures.set(userId, asked);
      return asked;
    },
  };
}

const membersKey = (teamId: string): string => JSON.stringify(['teamMembers', teamId]);

async function searchOrganization(
  graph: Graph,
  { text, after, toPermit }: PeopleWanted,
  signal: AbortSignal,
): Promise<PeoplePage> {
  const sought = { text, signal, most: toPermit ? most.toPermit : most.page };
  const wantsGroups = toPermit === 'people and groups' && after === undefined;
  const [found, groups] = await Promise.all([
    searchUsers(graph, sought, after),
    wantsGroups ? searchGroups(graph, sought) : [],
  ]);
  return groups ? { ...found, groups } : { ...found, lacksGroups: true };
}

/** Everybody who is a person: a team has apps and groups among its members too. */
async function membersOf(graph: Graph, teamId: string, locale: string): Promise<PeoplePage> {
  const people: Person[] = [];
  let after: string | undefined;
  do {
    const query = { select: wholePersonFields, top: most.members, ...(after && { skiptoken: after }) };
    const reply = await graph.call(operations.listGroupMembers, { groupId: teamId }, { query });
    people.push(...reply.value.filter(({ userPrincipalName }) => userPrincipalName !== undefined).map(personOf));
    after = tokenIn(reply['@odata.nextLink']);
  } while (after);
  const byName = new Intl.Collator(locale);
  return { people: people.toSorted((one, other) => byName.compare(one.displayName ?? '', other.displayName ?? '')) };
}

/** Whose name or address has the words in it, a page of them. */
export function pageOf(people: readonly StoredPerson[], text: string, after = '0'): PeoplePage {
  const wanted = text.toLocaleLowerCase();
  const found = people.filter(({ displayName, mail, userPrincipalName }) =>
    [displayName, mail, userPrincipalName].some((words) => words?.toLocaleLowerCase().includes(wanted)),
  );
  const end = Number(after) + most.page;
  return { people: found.slice(Number(after), end), next: end < found.length ? String(end) : undefined };
}
