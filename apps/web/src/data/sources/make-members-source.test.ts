import { operations } from '@tideform/graph';
import { expect, it } from 'vitest';
import { answered, createFakeApi, refused } from '../../testing/fake-api.ts';
import { openLibrary } from '../../testing/library-data.ts';
import { makeMembersSource } from './make-members-source.ts';

type Library = Awaited<ReturnType<typeof openLibrary>>;

const team = await openLibrary();
const german = await openLibrary({ tenantRules: ['german-names'] });

async function make({ owner, teamId }: Pick<Library, 'owner' | 'teamId'>, answer: unknown, graph = owner.graph) {
  const asked: unknown[] = [];
  const requests: unknown[] = [];
  const api = createFakeApi({
    putDataSource: (input) => {
      asked.push(input);
      return answer;
    },
  });
  const sync = { requestSync: (request: unknown) => void requests.push(request) } as never;
  await makeMembersSource({ api, graph, sync }, teamId, 'Team members');
  return { asked, requests };
}

it.each([
  ['an English', team],
  ['a German', german],
])(
  "makes of SharePoint's list of people on %s site the team's data source of them, and has its rows brought",
  async (_, library) => {
    const { owner, teamId } = library;
    const { asked, requests } = await make(library, answered({}));
    const { id: siteId } = await owner.graph.call(operations.getGroupRootSite, { groupId: teamId });
    const config = { siteId, listId: expect.any(String) };
    expect(asked).toEqual([
      {
        params: { teamId, id: 'team-members' },
        body: { settings: { type: 'team-members', title: 'Team members', config }, isNew: true },
      },
    ]);
    expect(requests).toEqual([{ requestType: 'data-source', teamId }]);
  },
);

it('is content with the one that somebody else has made, and passes on what the server refuses', async () => {
  expect((await make(team, refused('data-source-exists'))).requests).toHaveLength(1);
  await expect(make(team, refused('forbidden'))).rejects.toMatchObject({ kind: 'forbidden' });
});

it('says that the site has no such list', async () => {
  const { graph } = team.owner;
  const call: typeof graph.call = async (operation, ...rest) =>
    operation.path === operations.listSiteLists.path ? ({ value: [] } as never) : graph.call(operation, ...rest);
  await expect(make(team, answered({}), { ...graph, call })).rejects.toMatchObject({ kind: 'users-list-not-found' });
});
