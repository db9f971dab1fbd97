import { operations } from '@tideform/graph';
import { expect, it } from 'vitest';
import { createFakeApi, createRefusal, createSuccess } from '../../testing/fakes.ts';
import { createLibraryDevices } from '../../testing/test-device.ts';
import { createMembersSource } from './create-members-source.ts';

type Library = Awaited<ReturnType<typeof createLibraryDevices>>;

const team = await createLibraryDevices();
const german = await createLibraryDevices({ tenantRules: ['german-names'] });

async function createMembersSourceIn(
  { owner, teamId }: Pick<Library, 'owner' | 'teamId'>,
  answer: unknown,
  graph = owner.graph,
) {
  const savedSources: unknown[] = [];
  const requests: unknown[] = [];
  const api = createFakeApi({
    putDataSource: (input) => {
      savedSources.push(input);
      return answer;
    },
  });
  const sync = { requestSync: (request: unknown) => void requests.push(request) } as never;
  await createMembersSource({ api, graph, sync }, teamId, 'Team members');
  return { savedSources, requests };
}

it.each([
  ['an English', team],
  ['a German', german],
])('creates the data source from the user list of %s site, and requests a sync of its rows', async (_, library) => {
  const { owner, teamId } = library;
  const { savedSources, requests } = await createMembersSourceIn(library, createSuccess({}));
  const { id: siteId } = await owner.graph.call(operations.getGroupRootSite, { groupId: teamId });
  const config = { siteId, listId: expect.any(String) };
  expect(savedSources).toEqual([
    {
      params: { teamId, id: 'team-members' },
      body: { settings: { type: 'team-members', title: 'Team members', config }, isNew: true },
    },
  ]);
  expect(requests).toEqual([{ requestType: 'data-source', teamId }]);
});

it('accepts a source that another user created, and throws other refusals', async () => {
  expect((await createMembersSourceIn(team, createRefusal('data-source-exists'))).requests).toHaveLength(1);
  await expect(createMembersSourceIn(team, createRefusal('forbidden'))).rejects.toMatchObject({ kind: 'forbidden' });
});

it('fails if the site has no user list', async () => {
  const { graph } = team.owner;
  const call: typeof graph.call = async (operation, ...rest) =>
    operation.path === operations.listSiteLists.path ? ({ value: [] } as never) : graph.call(operation, ...rest);
  await expect(createMembersSourceIn(team, createSuccess({}), { ...graph, call })).rejects.toMatchObject({
    kind: 'users-list-not-found',
  });
});
