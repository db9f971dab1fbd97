import type { PeoplePage, PeopleWanted, Person } from '@tideform/components/kit/people/PeopleSource.tsx';
import { type GraphClient, operations } from '@tideform/graph';

type Graph = Pick<GraphClient, 'call'>;

const most = { entries: 20, ageMs: 10 * 60_000, page: 20, members: 999 };

const select = ['id', 'displayName', 'userPrincipalName', 'mail', 'jobTitle'];
const nameParts = ['givenName', 'surname'];

/** Finds people of a team and of the organization, as answers keep them. What was found last is found again without asking. */
export interface PeopleFinder {
  find(teamId: string | undefined, wanted: PeopleWanted, signal: AbortSignal): Promise<PeoplePage>;
  whole(person: Person): Promise<Person>;
  /** All people of the team. @param isAnew what was found a moment ago will not do */
  members(teamId: string, isAnew: boolean): Promise<readonly Person[]>;
}

export function createPeopleFinder(graph: Graph, monotonicMs: () => number): PeopleFinder {
  const kept = new Map<string, { readonly page: Promise<PeoplePage>; readonly atMs: number }>();
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
    // What was given up or failed is asked again.
    page.catch(() => kept.get(key)?.page === page && kept.delete(key));
    return page;
  };
  const members = async (teamId: string) =>
    (await remembered(membersKey(teamId), () => membersOf(graph, teamId))).people;
  return {
    async find(teamId, { from, text, after }, signal) {
      if (from === 'organization') {
        const key = JSON.stringify([from, text.toLocaleLowerCase(), after]);
        return remembered(key, () => searchOrganization(graph, text, after, signal));
      }
      if (!teamId) throw new Error('Missing team id in user component');
      return pageOf(await members(teamId), text, after);
    },
    async members(teamId, isAnew) {
      if (isAnew) kept.delete(membersKey(teamId));
      return members(teamId);
    },
    async whole(person) {
      const { id, ...found } = await graph.call(
        operations.getUser,
        { userId: person.id },
        {
          query: { select: [...select, ...nameParts] },
        },
      );
      return {
        ...personOf({ id, ...found }),
        ...(person.userLookupId !== undefined && { userLookupId: person.userLookupId }),
      };
    },
  };
}

const membersKey = (teamId: string): string => JSON.stringify(['teamMembers', teamId]);

async function searchOrganization(
  graph: Graph,
  text: string,
  after: string | undefined,
  signal: AbortSignal,
): Promise<PeoplePage> {
  const search = `${clause('displayName', text)} OR ${clause('mail', text)}`;
  const query = { select, search, top: most.page, count: true, ...(after && { skiptoken: after }) };
  const reply = await graph.call(operations.listUsers, {}, { query, signal });
  return { people: reply.value.map(personOf), next: tokenIn(reply['@odata.nextLink']) };
}

/** Everybody who is a person: a team has apps and groups among its members too. */
async function membersOf(graph: Graph, teamId: string): Promise<PeoplePage> {
  const people: Person[] = [];
  let after: string | undefined;
  do {
    const query = { select: [...select, ...nameParts], top: most.members, ...(after && { skiptoken: after }) };
    const reply = await graph.call(operations.listGroupMembers, { groupId: teamId }, { query });
    people.push(...reply.value.filter(({ userPrincipalName }) => userPrincipalName !== undefined).map(personOf));
    after = tokenIn(reply['@odata.nextLink']);
  } while (after);
  const byName = new Intl.Collator();
  return { people: people.toSorted((one, other) => byName.compare(one.displayName ?? '', other.displayName ?? '')) };
}

/** Whose name or address has the words in it, a page of them. */
function pageOf(people: readonly Person[], text: string, after = '0'): PeoplePage {
  const wanted = text.toLocaleLowerCase();
  const found = people.filter(({ displayName, mail, userPrincipalName }) =>
    [displayName, mail, userPrincipalName].some((words) => words?.toLocaleLowerCase().includes(wanted)),
  );
  const end = Number(after) + most.page;
  return { people: found.slice(Number(after), end), next: end < found.length ? String(end) : undefined };
}

interface Found {
  readonly id: string;
  readonly [name: string]: unknown;
}

const names = ['userPrincipalName', 'displayName', 'mail', 'givenName', 'surname', 'jobTitle'] as const;

/** Entra says null for what it does not know. */
function personOf(found: Found): Person {
  const known = names.flatMap((name) => (typeof found[name] === 'string' ? [[name, found[name]]] : []));
  return { id: found.id, ...Object.fromEntries(known) };
}

const tokenIn = (link: string | undefined): string | undefined =>
  link === undefined ? undefined : (new URL(link).searchParams.get('$skiptoken') ?? undefined);

const clause = (property: string, text: string): string => `"${property}:${text.replace(/[\\"]/g, '\\$&')}"`;
