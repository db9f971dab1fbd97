import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import type { ResponseRow } from '../database/rows.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { pullTeams } from '../teams/pull-teams.ts';
import { createNewBrowser, createPullFixture, intakeForm } from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { resyncTeam } from './resync-team.ts';

/** Creates a device that has all of the team's data, and a response of each kind. */
async function createResyncFixture() {
  const fixture = await createPullFixture({ changesPerPage: 3 });
  await fixture.service.add(crewId, { ...intakeForm, id: 'form-2', title: 'form-2' });
  const bob = await createNewBrowser(fixture.workspace, 'bob');
  await pullTeams(bob);
  await pullTeam(bob, crewId);
  const row = { teamId: crewId, tenantId: 'contoso', userId: 'bob', formId: 'form-1', submitted: 0, deleted: 0 };
  const data = { data: {}, metadata: {} };
  await bob.database.responses.bulkPut([
    { ...row, data, id: 'clean', isDirty: 0 },
    { ...row, data, id: 'changed', isDirty: 1 },
    { ...row, data, id: 'submitted', submitted: 1, isDirty: 1 },
    { ...row, data, id: 'discarded', deleted: 1, isDirty: 1 },
    { ...row, data, id: 'of another account', userId: 'ada', isDirty: 0 },
    { ...row, data, id: 'of another team', teamId: 'other', isDirty: 0 },
  ] as ResponseRow[]);
  return { ...fixture, bob };
}

const getResponseIds = ({ database }: SyncContext) => database.responses.toCollection().primaryKeys();
const getFormIds = ({ database }: SyncContext) => database.forms.toCollection().primaryKeys();

describe('resyncTeam', () => {
  it('[SYNC-110] deletes what the library also has, and keeps unsent work', async () => {
    const { bob } = await createResyncFixture();
    await resyncTeam(bob, crewId);
    expect(await getResponseIds(bob)).toEqual([
      'changed',
      'discarded',
      'of another account',
      'of another team',
      'submitted',
    ]);
    expect(await getFormIds(bob)).toEqual(['form-1']);
  });

  it('[SYNC-110] keeps edits of a builder', async () => {
    const { bob } = await createResyncFixture();
    await bob.database.responses.clear();
    await bob.database.forms.update('form-2', { isDirty: 1 });
    await resyncTeam(bob, crewId);
    expect(await getFormIds(bob)).toEqual(['form-2']);
  });

  it("[SYNC-110] clears the team's details, and its drive ID when nothing is unsent", async () => {
    const { bob } = await createResyncFixture();
    await resyncTeam(bob, crewId);
    expect(await bob.database.teams.get(crewId)).toMatchObject({ driveId: expect.any(String), accounts: { bob: {} } });
    await bob.database.responses.clear();
    await resyncTeam(bob, crewId);
    expect(await bob.database.teams.get(crewId)).toEqual({
      id: crewId,
      tenantId: 'contoso',
      displayName: 'Field crew',
      channels: [],
      accounts: { bob: {} },
    });
  });

  it("[SYNC-110] deletes the team's data sources with their cached rows, and no others", async () => {
    const { bob } = await createResyncFixture();
    const { dataSources, dataSummary, data } = bob.database;
    const source = {
      title: 'Sites',
      type: 'sharepoint-list',
      config: {},
      sync: { enabled: true, includePreview: false },
    };
    await dataSources.bulkPut([
      { ...source, id: 'crew/sites', teamId: crewId, type: 'sharepoint-list' },
      { ...source, id: 'other/sites', teamId: 'other', type: 'sharepoint-list' },
    ]);
    for (const dataSourceIdentifier of ['crew/sites', 'crew/sites:preview', 'other/sites', 'crew/sites-2']) {
      await dataSummary.put({ dataSourceIdentifier });
      const lastModified = '2026-06-10T00:00:00.000Z';
      await data.put({ dataSourceIdentifier: `${dataSourceIdentifier}#1`, id: '1', lastModified, value: {} });
    }
    await resyncTeam(bob, crewId);
    expect(await dataSources.toCollection().primaryKeys()).toEqual(['other/sites']);
    // Rows without an identifier of the team's sources stay unchanged.
    expect(await dataSummary.toCollection().primaryKeys()).toEqual(['crew/sites-2', 'other/sites']);
    expect(await data.count()).toBe(2);
  });

  it('[SYNC-110] adds a request for everything, which the next pull processes', async () => {
    const { bob } = await createResyncFixture();
    const before = await bob.database.forms.toArray();
    await resyncTeam(bob, crewId);
    expect(await bob.database.syncRequests.get(crewId)).toMatchObject({ byPerson: 1 });
    await pullTeams(bob);
    await pullTeam(bob, crewId);
    expect(await bob.database.forms.toArray()).toEqual(before);
    expect(await bob.database.teams.get(crewId)).toMatchObject({ driveId: expect.any(String), channels: [{}] });
    expect(await bob.database.teamSync.get(crewId)).toMatchObject({ errors: [], token: expect.any(String) });
  });

  it('[SYNC-111] drops the page of a pull that started before', async () => {
    const { bob } = await createResyncFixture();
    await bob.database.teamSync.delete(crewId);
    let pages = 0;
    const graph: typeof bob.ports.graph = {
      ...bob.ports.graph,
      async page(...call) {
        const page = await bob.ports.graph.page(...call);
        if (pages++ === 0) await resyncTeam(bob, crewId);
        return page;
      },
    };
    await pullTeam({ ...bob, ports: { ...bob.ports, graph } }, crewId);
    expect((await bob.database.teamSync.get(crewId))?.token).toBeUndefined();
    await pullTeams(bob);
    await pullTeam(bob, crewId);
    expect(await getFormIds(bob)).toEqual(['form-1', 'form-2']);
  });

  it('reports a team that is not on this device', async () => {
    const { bob } = await createResyncFixture();
    await expect(resyncTeam(bob, 'nowhere')).rejects.toThrow('invalid-team: nowhere');
  });
});
