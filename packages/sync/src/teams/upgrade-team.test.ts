import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { createFormService } from '../forms/create-form-service.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { libraryColumns } from '../library/columns.ts';
import type { SyncPorts } from '../ports.ts';
import { getSweepStride } from '../testing/create-sweeps.ts';
import { createMemoryProductServer } from '../testing/local-context.ts';
import { intakeForm, putFile } from '../testing/pull-fixture.ts';
import { createWorkspace, crewId, type Workspace } from '../testing/workspace.ts';
import { initialiseTeam } from './initialise-team.ts';
import { pullTeams } from './pull-teams.ts';

/** Library from a program of layout 1.9.0: fewer columns, no private folder. */
async function createOlderLibrary(form?: typeof intakeForm) {
  const workspace = createWorkspace();
  const builder = await workspace.createBrowserFor('ada');
  await initialiseTeam(builder, crewId);
  if (form) await createFormService(builder).add(crewId, form);
  const { columns } = workspace.library();
  for (const name of ['tfVersionComment', 'tfSubmissionWebhooks', 'tfPartition']) {
    const at = columns.findIndex((column) => column.name === name);
    columns.splice(at, 1);
  }
  const settings = { schemaVersion: '1.9.0', rolesMigratedToPermissions: false, defaultRole: 'Author', custom: 'kept' };
  await putFile(workspace, 'ada', 'team.config.json', JSON.stringify(settings));
  return workspace;
}

async function createBrowserContext(
  workspace: Workspace,
  userId: string,
  over: Partial<SyncPorts> = {},
): Promise<SyncContext> {
  const context = await workspace.createBrowserFor(userId, over);
  await pullTeams(context);
  return context;
}

const getColumnNames = (workspace: Workspace) => workspace.library().columns.map((column) => column.name);
const getSettings = (workspace: Workspace) => workspace.json('team.config.json') as object;
const expectedColumns = libraryColumns.map((column) => column.name);

describe('a library of an older layout', () => {
  it("[SYNC-99] is upgraded by a team owner's sync", async () => {
    const workspace = await createOlderLibrary();
    const ada = await createBrowserContext(workspace, 'ada');
    await pullTeam(ada, crewId);
    await pullTeam(ada, crewId);
    expect(getColumnNames(workspace)).toEqual(expect.arrayContaining(expectedColumns));
    expect(getSettings(workspace)).toMatchObject({ schemaVersion: '1.11.0', defaultRole: 'Author', custom: 'kept' });
    expect(await ada.database.teams.get(crewId)).toMatchObject({ schemaVersion: '1.11.0' });
  });

  it("[SYNC-99] is not changed by a member's sync, and upgraded when they edit a form", async () => {
    const workspace = await createOlderLibrary(intakeForm);
    const bob = await createBrowserContext(workspace, 'bob');
    await pullTeam(bob, crewId);
    await pullTeam(bob, crewId);
    expect(getSettings(workspace)).toMatchObject({ schemaVersion: '1.9.0' });
    await createFormService(bob).publish('form-1', 'hello');
    expect(getSettings(workspace)).toMatchObject({ schemaVersion: '1.11.0' });
    expect(workspace.item('Form Config/Site visit/form.published.json').current.fields).toMatchObject({
      tfVersionComment: 'v1: hello',
    });
  });

  it.each(['beforeRequest', 'afterRequest'] as const)(
    '[SYNC-40] [SYNC-99] is upgraded completely after an interruption %s, at any request',
    async (moment) => {
      for (let request = 1; ; request += getSweepStride(3)) {
        const workspace = await createOlderLibrary();
        const ada = await workspace.createBrowserFor('ada');
        const { driveId } = workspace.library();
        const accounts = { ada: { isTeamOwner: true } };
        await ada.database.teams.update(crewId, { driveId, schemaVersion: '1.9.0', accounts });
        workspace.cut.at(request, moment);
        await pullTeam(ada, crewId).catch(() => undefined);
        const wasCut = workspace.cut.hasHappened;
        workspace.cut.restore();
        await pullTeam(ada, crewId);
        expect(getColumnNames(workspace), `cut at request ${request}`).toEqual(expect.arrayContaining(expectedColumns));
        expect(getSettings(workspace)).toMatchObject({ schemaVersion: '1.11.0', custom: 'kept' });
        if (!wasCut) {
          expect(request).toBeGreaterThan(10);
          break;
        }
      }
    },
  );

  /** Creates a server that imports the library's list of webhooks, and that may be interrupted. */
  function webhooksServer() {
    const migrations: { readonly teamId: string; readonly schemaVersion: unknown }[] = [];
    const state: { cut?: 'asked' | 'answered' | undefined } = {};
    const server = (workspace: Workspace) => ({
      ...createMemoryProductServer(),
      async migrateWebhooksList(teamId: string) {
        if (state.cut === 'asked') throw new Error('the tab died');
        migrations.push({ teamId, ...(getSettings(workspace) as { schemaVersion: string }) });
        if (state.cut) throw new Error('the tab died');
      },
    });
    return { migrations, state, server };
  }

  it.each(['asked', 'answered'] as const)(
    '[SYNC-230] is current only once the server has imported its old list of webhooks, also after an interruption (server %s)',
    async (moment) => {
      const workspace = await createOlderLibrary();
      const { migrations, state, server } = webhooksServer();
      const ada = await createBrowserContext(workspace, 'ada', { server: server(workspace) });
      await pullTeam(ada, crewId);
      state.cut = moment;
      await expect(initialiseTeam(ada, crewId)).rejects.toThrow('the tab died');
      expect(getSettings(workspace)).toMatchObject({ schemaVersion: '1.9.0' });
      state.cut = undefined;
      await initialiseTeam(ada, crewId);
      await initialiseTeam(ada, crewId);
      expect(getSettings(workspace)).toMatchObject({ schemaVersion: '1.11.0', custom: 'kept' });
      const expected = { teamId: crewId, schemaVersion: '1.9.0', custom: 'kept' };
      expect(migrations).toMatchObject(Array(moment === 'asked' ? 1 : 2).fill(expected));
    },
  );

  it('[SYNC-230] makes no server call for a new library', async () => {
    const workspace = createWorkspace();
    const { migrations, server } = webhooksServer();
    await initialiseTeam(await workspace.createBrowserFor('ada', { server: server(workspace) }), crewId);
    expect(migrations).toEqual([]);
  });
});
