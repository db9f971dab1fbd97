import { describe, expect, it } from 'vitest';
import { createFormService } from '../forms/create-form-service.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { libraryColumns } from '../library/columns.ts';
import { intakeForm } from '../testing/pull-fixture.ts';
import { createWorkspace, crewId, type Workspace } from '../testing/workspace.ts';
import { initialiseTeam } from './initialise-team.ts';

const getColumns = (workspace: Workspace) => workspace.library().columns;
const getColumnNames = (workspace: Workspace) => getColumns(workspace).map((column) => column.name);
const expectedColumns = libraryColumns.map((column) => column.name);

/** Service that refuses requests to add or change columns, as long as `isRefused` matches the request's body. */
function createRefusingFixture(status: number, isRefused: (body: string) => boolean) {
  const state = { isRefusing: true };
  const workspace = createWorkspace({
    async fault(moment, request) {
      const isColumns = /\/(lists|columns)(\/|$)/.test(new URL(request.url).pathname) && request.method !== 'GET';
      if (moment !== 'request' || !isColumns || !state.isRefusing || !isRefused(await request.text())) return undefined;
      return Response.json({ error: { code: 'invalidRequest', message: 'A value is not valid.' } }, { status });
    },
  });
  return { workspace, state };
}

describe('columns that the service refuses', () => {
  it('[SYNC-400] are requested with linesForEditing, so that a strict tenant creates the library', async () => {
    const workspace = createWorkspace({ tenantRules: ['lines-for-editing'] });
    await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
    expect(getColumnNames(workspace)).toEqual(expect.arrayContaining(expectedColumns));
    expect(workspace.calls.filter((call) => call.startsWith('POST') && call.endsWith('/columns'))).toEqual([]);
    expect(workspace.json('team.config.json')).not.toHaveProperty('refusedColumns');
  });

  it.each([400, 500])('[SYNC-401] with %i are omitted, and forms are created without them', async (status) => {
    const { workspace } = createRefusingFixture(status, (body) => body.includes('"tfSubmissionWebhooks"'));
    const ada = await workspace.createBrowserFor('ada');
    await createFormService(ada).add(crewId, intakeForm);
    expect(expectedColumns.filter((name) => !getColumnNames(workspace).includes(name))).toEqual([
      'tfSubmissionWebhooks',
    ]);
    expect(workspace.json('Form Config/Site visit/form.config.json')).toMatchObject({ id: 'form-1' });
    expect(workspace.json('team.config.json')).toMatchObject({ refusedColumns: ['tfSubmissionWebhooks'] });
  });

  it('[SYNC-401] with an index are added without it', async () => {
    const { workspace } = createRefusingFixture(400, (body) => /"tfFormId"[^}]*"indexed":true/.test(body));
    await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
    expect(getColumns(workspace).find((column) => column.name === 'tfFormId')).toMatchObject({ indexed: false });
    expect(workspace.json('team.config.json')).toMatchObject({ refusedColumns: ['tfFormId'] });
  });

  it('[SYNC-401] include refused indexes of an existing library', async () => {
    const { workspace } = createRefusingFixture(400, (body) => body === '{"indexed":true}');
    const team = await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
    expect(team).toMatchObject({ schemaVersion: '1.11.0', refusedColumns: ['Author'] });
  });

  it("[SYNC-402] are reported and retried with the owner's sync and the next form", async () => {
    const { workspace, state } = createRefusingFixture(400, (body) => body.includes('"tfVersionComment"'));
    const reports: string[] = [];
    const ada = await workspace.createBrowserFor('ada', {
      report: ({ code, detail }) => reports.push(`${code}: ${detail}`),
    });
    await initialiseTeam(ada, crewId);
    await ada.database.teams.update(crewId, { accounts: { ada: { isTeamOwner: true } } });
    await pullTeam(ada, crewId);
    expect(reports).toEqual(['team-upgrade: columns-refused, columns tfVersionComment']);
    expect(workspace.item('team.config.json').versions).toHaveLength(1);
    state.isRefusing = false;
    await createFormService(ada).add(crewId, intakeForm);
    expect(getColumnNames(workspace)).toEqual(expect.arrayContaining(expectedColumns));
    expect(workspace.json('team.config.json')).not.toHaveProperty('refusedColumns');
    expect((await ada.database.teams.get(crewId))?.refusedColumns).toBeUndefined();
  });
});
