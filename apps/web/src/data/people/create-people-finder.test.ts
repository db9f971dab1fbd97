import { GraphError, operations, tenantRuleSets } from '@tideform/graph';
import { expect, it } from 'vitest';
import { createLibraryDevices } from '../../testing/test-device.ts';
import { createPeopleFinder } from './create-people-finder.ts';
import { loadSitePeople } from './local-members.ts';
import { toUserListRows } from './to-user-list-rows.ts';

const { signal } = new AbortController();
const noSite = () => Promise.reject(new Error('No site is asked'));

/** Rules of a simulated tenant in which the app may list the members of groups. */
const visibleGroupMembers = { tenantRules: tenantRuleSets.strict.filter((rule) => rule !== 'scopes') };

it('finds team members by name, and people of the organization by prefix', async () => {
  const { owner, teamId } = await createLibraryDevices(visibleGroupMembers);
  const finder = createPeopleFinder(owner.graph, () => 0, 'en', noSite);
  const members = await finder.find(teamId, { from: 'teamMembers', text: '' }, signal);
  expect(members.people.map(({ id }) => id)).toEqual(expect.arrayContaining(['ada', 'bob']));
  const some = await finder.find(teamId, { from: 'teamMembers', text: 'STONE' }, signal);
  expect(some).toEqual({ people: [expect.objectContaining({ id: 'bob', displayName: 'Bob Stone' })], next: undefined });
  const found = await finder.find(undefined, { from: 'organization', text: 'bob' }, signal);
  expect(found.people.map(({ id }) => id)).toEqual(['bob']);
  expect(await finder.loadPerson({ ...found.people[0]!, id: 'bob', userLookupId: 7 })).toMatchObject({
    id: 'bob',
    userLookupId: 7,
  });
});

it('finds members in the site’s user list if the tenant hides group members', async () => {
  const { owner, teamId, workspace } = await createLibraryDevices();
  const { database } = owner.context;
  const graph = owner.graph;
  const finder = createPeopleFinder(
    graph,
    () => 0,
    'en',
    (id) => loadSitePeople({ database, graph }, id, 'en'),
  );
  const from = workspace.calls.length;
  const page = await finder.find(teamId, { from: 'teamMembers', text: 'stone' }, signal);
  expect(page.people).toEqual([
    expect.objectContaining({ userPrincipalName: 'bob@contoso.test', userLookupId: expect.any(String) }),
  ]);
  expect(await finder.loadPerson(page.people[0]!)).toMatchObject({ id: 'bob', displayName: 'Bob Stone' });
  await finder.loadMembers(teamId, true);
  expect(workspace.calls.slice(from).filter((call) => /\/groups\/[^/]+\/members/.test(call))).toHaveLength(1);
});

it('fails if neither the group nor the site lists its members', async () => {
  const { owner, teamId } = await createLibraryDevices();
  const { database } = owner.context;
  await database.teams.update(teamId, { usersListId: undefined });
  const site = (id: string) => loadSitePeople({ database, graph: owner.graph }, id, 'en');
  const finder = createPeopleFinder(owner.graph, () => 0, 'en', site);
  await expect(finder.loadMembers(teamId, false)).rejects.toThrow('users-list-not-found');
});

it('returns all people of the team as rows, cached until a reload is requested', async () => {
  const { owner, teamId } = await createLibraryDevices(visibleGroupMembers);
  let requestCount = 0;
  const call: typeof owner.graph.call = (...what) => {
    requestCount += 1;
    return owner.graph.call(...what);
  };
  const finder = createPeopleFinder({ call }, () => 0, 'en', noSite);
  const rows = toUserListRows(await finder.loadMembers(teamId, false));
  expect(rows.find(({ id }) => id === 'bob')).toMatchObject({
    Name: 'i:0#.f|membership|bob@contoso.test',
    Title: 'Bob Stone',
  });
  await finder.loadMembers(teamId, false);
  const before = requestCount;
  await finder.loadMembers(teamId, true);
  expect([before, requestCount > before]).toEqual([requestCount - before, true]);
});

it('fails without a team', async () => {
  const { owner } = await createLibraryDevices();
  const finder = createPeopleFinder(owner.graph, () => 0, 'en', noSite);
  await expect(finder.find(undefined, { from: 'teamMembers', text: '' }, signal)).rejects.toThrow(
    'Missing team id in user component',
  );
});

it('returns pages of twenty people when searching the team or the organization', async () => {
  const people = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const name = `P${String(from + index).padStart(2, '0')}`;
      return { id: name, displayName: name, userPrincipalName: `${name}@example.org`, mail: null };
    });
  const requestCount: unknown[] = [];
  const finder = createPeopleFinder(
    {
      call: async (operation, _params, options) => {
        requestCount.push([operation.name, options?.query?.skiptoken]);
        const isFirst = options?.query?.skiptoken === undefined;
        const nextLink = { '@odata.nextLink': 'https://graph.example/v1.0/users?$skiptoken=more' };
        // NOTE: the response to both list operations; the test calls no other operations.
        return { value: isFirst ? people(0, 20) : people(20, 5), ...(isFirst && nextLink) } as never;
      },
    },
    () => 0,
    'en',
    noSite,
  );
  const pages = async (from: 'teamMembers' | 'organization') => {
    const first = await finder.find('team', { from, text: 'p' }, signal);
    const second = await finder.find('team', { from, text: 'p', after: first.next }, signal);
    return [first, second].map((page) => [page.people.length, page.people[0]?.id, page.next !== undefined]);
  };
  const both = [
    [20, 'P00', true],
    [5, 'P20', false],
  ];
  expect(await pages('teamMembers')).toEqual(both);
  expect(await pages('organization')).toEqual(both);
  await pages('organization');
  expect(requestCount).toEqual([
    ['listGroupMembers', undefined],
    ['listGroupMembers', 'more'],
    ['listUsers', undefined],
    ['listUsers', 'more'],
  ]);
});

it('caches the last 20 searches for ten minutes, except failures and empty results', async () => {
  let calls = 0;
  let found = [{ id: 'ada', displayName: 'Ada' }];
  let now = 0;
  let isDown = true;
  const finder = createPeopleFinder(
    {
      call: async () => {
        calls++;
        if (isDown) throw new Error('down');
        return { value: found } as never;
      },
    },
    () => now,
    'en',
    noSite,
  );
  const search = (text: string) => finder.find('team', { from: 'organization', text }, signal);
  await expect(search('ada')).rejects.toThrow('down');
  isDown = false;
  await search('ada');
  await search('ADA');
  expect(calls).toBe(2);
  for (let at = 0; at < 20; at++) await search(`b${at}`);
  await search('ada');
  expect(calls).toBe(23);
  now = 10 * 60_000;
  await search('ada');
  expect(calls).toBe(24);
  found = [];
  await search('new');
  await search('new');
  expect(calls).toBe(26);
});

it('finds people and groups of the directory by prefix, for permissions', async () => {
  const { owner } = await createLibraryDevices(visibleGroupMembers);
  const finder = createPeopleFinder(owner.graph, () => 0, 'en', noSite);
  const find = (text: string, toPermit: 'people' | 'people and groups') =>
    finder.find(undefined, { from: 'organization', text, toPermit }, signal);
  expect((await find('ada', 'people and groups')).people.map(({ id }) => id)).toContain('ada');
  expect((await find('field', 'people and groups')).groups).toMatchObject([{ isUnified: true }]);
  expect((await find('field', 'people')).groups).toEqual([]);
});

it('queries Graph as specified, and escapes quotes', async () => {
  const requestCount: unknown[] = [];
  const finder = createPeopleFinder(
    createRecordingGraph((name, query) => void requestCount.push([name, query])),
    () => 0,
    'en',
    noSite,
  );
  await finder.find(undefined, { from: 'organization', text: 'a"b\\', toPermit: 'people and groups' }, signal);
  expect(requestCount).toEqual([
    [
      'listUsers',
      {
        select: ['id', 'displayName', 'userPrincipalName', 'mail', 'jobTitle'],
        search: '"displayName:a\\"b\\\\" OR "mail:a\\"b\\\\"',
        top: 30,
        count: true,
      },
    ],
    [
      'listGroups',
      {
        select: ['id', 'displayName', 'groupTypes'],
        search: '"displayName:a\\"b\\\\"',
        filter: "securityEnabled eq true or groupTypes/any(c:c eq 'Unified')",
        top: 30,
        count: true,
      },
    ],
  ]);
});

it('finds only people if the user may not search groups, and throws other refusals', async () => {
  let refusal: GraphError | undefined = createGraphError(403, 'Authorization_RequestDenied');
  const graph = createRecordingGraph((name) => {
    if (name === 'listGroups' && refusal) throw refusal;
  });
  const finder = createPeopleFinder(graph, () => 0, 'en', noSite);
  const find = (text: string) =>
    finder.find(undefined, { from: 'organization', text, toPermit: 'people and groups' }, signal);
  expect(await find('ada')).toEqual({ people: [], lacksGroups: true });
  refusal = createGraphError(429, 'TooManyRequests');
  await expect(find('bob')).rejects.toThrow('TooManyRequests');
  refusal = undefined;
  expect(await find('bob')).toEqual({ people: [], groups: [] });
});

it('returns the picture of a person; undefined if there is none or loading fails', async () => {
  const { owner } = await createLibraryDevices();
  expect(await createPeopleFinder(owner.graph, () => 0, 'en', noSite).loadPicture('bob')).toBeUndefined();
  const requestCount: unknown[] = [];
  const picture = new Blob(['picture']);
  const call = async (operation: { readonly name: string }, params: unknown) => {
    requestCount.push([operation.name, params]);
    // NOTE: the response to this one operation; the test calls no other operations.
    return picture as never;
  };
  expect(await createPeopleFinder({ call }, () => 0, 'en', noSite).loadPicture('ada')).toBe(picture);
  expect(requestCount).toEqual([[operations.getUserPhotoValue.name, { userId: 'ada' }]]);
});

const createGraphError = (status: number, code: string) =>
  new GraphError({ status, code, message: code, request: 'GET' });

/** Creates a Graph client with an empty directory. `hear` is called with each operation and its query. */
function createRecordingGraph(
  onCall: (name: string, query: unknown) => void,
): Parameters<typeof createPeopleFinder>[0] {
  return {
    call: async (operation, _params, options) => {
      onCall(operation.name, options?.query);
      // NOTE: the response to both operations; the test calls no other operations.
      return { value: [] } as never;
    },
  };
}

it.each([
  ['de', ['Ärne', 'Bo', 'Zoe']],
  ['sv', ['Bo', 'Zoe', 'Ärne']],
])('lists the people of a team in the order of %s', async (locale, order) => {
  const value = ['Zoe', 'Ärne', 'Bo'].map((name) => ({ id: name, displayName: name, userPrincipalName: name }));
  const finder = createPeopleFinder({ call: async () => ({ value }) as never }, () => 0, locale, noSite);
  expect((await finder.loadMembers('team1', false)).map(({ displayName }) => displayName)).toEqual(order);
});
