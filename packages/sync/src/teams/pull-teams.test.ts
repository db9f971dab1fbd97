import { operations } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import type { ResponseRow } from '../database/rows.ts';
import { rolesListName } from '../library/layout.ts';
import type { Clock } from '../ports.ts';
import { createWorkspace, crewId, type Workspace } from '../testing/workspace.ts';
import { initialiseTeam } from './initialise-team.ts';
import { pullTeams } from './pull-teams.ts';

const day = 24 * 60 * 60 * 1000;

/** Opens a browser of a user with an empty team list and an adjustable clock. */
async function createEmptyBrowser(workspace: Workspace, userId: string, reports: string[] = []) {
  let atMs = Date.UTC(2026, 10, 21);
  const clock: Clock = {
    monotonicMs: () => 0,
    now: () => new Date(atMs).toISOString(),
    wait: async () => {},
  };
  const report: SyncContext['ports']['report'] = ({ code }) => void reports.push(code);
  const context = await workspace.createBrowserFor(userId, { clock, report });
  await context.database.teams.clear();
  const turn = (ms: number) => {
    atMs += ms;
  };
  return { context, reports, turn };
}

const createRefusal = () => Response.json({ error: { code: 'NotFound' } }, { status: 404 });

describe('pulling teams', () => {
  it('[SYNC-296] records the account after its list was loaded', async () => {
    let isRefused = true;
    const workspace = createWorkspace({
      groups: [],
      fault: (moment, request) =>
        isRefused && moment === 'request' && request.url.endsWith('/me/joinedTeams')
          ? Response.json({ error: { code: 'badRequest' } }, { status: 400 })
          : undefined,
    });
    const { context } = await createEmptyBrowser(workspace, 'ada');
    await expect(pullTeams(context)).rejects.toThrow();
    expect(await context.database.tenants.get('contoso')).toBeUndefined();
    isRefused = false;
    await pullTeams(context);
    await pullTeams(context);
    expect(await context.database.tenants.toArray()).toMatchObject([{ id: 'contoso', listedFor: ['ada'] }]);
  });

  it('loads names, channels, photo, library and permissions', async () => {
    const photo = new Uint8Array([255, 216, 255]);
    const workspace = createWorkspace({
      groups: [
        {
          id: crewId,
          displayName: 'Field crew',
          ownerIds: ['ada'],
          memberIds: ['ada', 'bob'],
          channels: [{ id: '19:general', displayName: 'General' }],
          photo,
        },
        { id: 'others', displayName: 'Others', ownerIds: ['bob'], memberIds: ['bob'] },
      ],
    });
    await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
    const { context } = await createEmptyBrowser(workspace, 'ada');
    await pullTeams(context);
    expect(await context.database.teams.toArray()).toEqual([
      {
        id: crewId,
        tenantId: 'contoso',
        displayName: 'Field crew',
        channels: [{ id: '19:general', displayName: 'General' }],
        imageDataUrl: 'data:image/jpeg;base64,/9j/',
        driveId: workspace.library().driveId,
        detailsLastUpdated: '2026-11-21T00:00:00.000Z',
        groupId: crewId,
        usersListId: [...workspace.graph.state.libraries.values()].find((list) => list.isSystem)?.listId,
        accounts: { ada: { canBuildForms: true, isTeamOwner: true, userLookupId: '6' } },
      },
    ]);
    expect(await context.database.tenants.toArray()).toMatchObject([{ id: 'contoso', listedFor: ['ada'] }]);
  });

  it("[SYNC-299] reports a team as ready before its site's users are read", async () => {
    const workspace = createWorkspace();
    await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
    const { context } = await createEmptyBrowser(workspace, 'ada');
    const ready: unknown[] = [];
    const from = workspace.calls.length;
    await pullTeams(context, async (teamId) => {
      const team = await context.database.teams.get(teamId);
      ready.push({ team, calls: workspace.calls.slice(from) });
    });
    expect(ready).toMatchObject([
      { team: { id: crewId, driveId: workspace.library().driveId, accounts: { ada: { canBuildForms: true } } } },
    ]);
    expect(ready).not.toMatchObject([{ team: { detailsLastUpdated: expect.anything() } }]);
    expect((await context.database.teams.get(crewId))?.accounts.ada?.userLookupId).toBe('6');
    await pullTeams(context, async () => void ready.push('again'));
    expect(ready).toHaveLength(1);
  });

  it("[SYNC-299] reads a site's users first where roles use lookup IDs", async () => {
    const workspace = createWorkspace();
    await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
    const list = { displayName: rolesListName, list: { template: 'genericList' } };
    const owner = await workspace.createBrowserFor('ada');
    await owner.ports.graph.call(operations.createGroupList, { groupId: crewId }, { body: list });
    const { context } = await createEmptyBrowser(workspace, 'ada');
    const ready: unknown[] = [];
    await pullTeams(context, async (teamId) => {
      ready.push((await context.database.teams.get(teamId))?.accounts.ada?.userLookupId);
    });
    expect(ready).toEqual(['6']);
  });

  it('loads details again after 24 hours, or when the clock was set back', async () => {
    const workspace = createWorkspace();
    const { context, turn } = await createEmptyBrowser(workspace, 'ada');
    const asksDetails = async () => {
      const before = workspace.calls.length;
      await pullTeams(context);
      return workspace.calls.slice(before).some((call) => call.endsWith('/channels'));
    };
    expect(await asksDetails()).toBe(true);
    turn(day);
    expect(await asksDetails()).toBe(false);
    turn(1);
    expect(await asksDetails()).toBe(true);
    turn(-365 * day);
    expect(await asksDetails()).toBe(true);
  });

  it('lets members create the first library, but not guests', async () => {
    const workspace = createWorkspace({
      groups: [{ id: crewId, displayName: 'Field crew', ownerIds: ['ada'], memberIds: ['ada', 'bob', 'eve'] }],
    });
    for (const [userId, canBuildForms] of [['bob', true] as const, ['eve', false] as const]) {
      const { context } = await createEmptyBrowser(workspace, userId);
      await pullTeams(context);
      expect((await context.database.teams.get(crewId))?.accounts).toMatchObject({ [userId]: { canBuildForms } });
    }
  });

  it('recognizes builders by the permissions of Form Config', async () => {
    const workspace = createWorkspace();
    await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
    const mayBuild = async (userId: string) => {
      const { context } = await createEmptyBrowser(workspace, userId);
      await pullTeams(context);
      return (await context.database.teams.get(crewId))?.accounts[userId]?.canBuildForms;
    };
    expect(await mayBuild('bob')).toBe(true);
    const { grants } = workspace.item('Form Config');
    grants.splice(0, 1, { id: `${crewId}/members`, kind: 'siteGroup', granteeId: `${crewId}/members`, role: 'read' });
    expect(await mayBuild('bob')).toBe(false);
    expect(await mayBuild('ada')).toBe(true);
    grants.push({ id: 'bob', kind: 'user', granteeId: 'bob', role: 'write' });
    expect(await mayBuild('bob')).toBe(true);
  });

  it("loads teams from the user's groups where the list of teams is refused", async () => {
    const workspace = createWorkspace({
      fault: (moment, request) =>
        moment === 'request' && request.url.endsWith('/me/joinedTeams') ? createRefusal() : undefined,
    });
    const { context } = await createEmptyBrowser(workspace, 'bob');
    await pullTeams(context);
    expect(await context.database.teams.toArray()).toMatchObject([{ id: crewId, displayName: 'Field crew' }]);
  });

  it('reports a team whose details are refused, keeps the known ones and retries', async () => {
    let isRefused = false;
    const workspace = createWorkspace({
      fault: (moment, request) =>
        isRefused && moment === 'request' && request.url.endsWith('/channels') ? createRefusal() : undefined,
    });
    const { context, reports, turn } = await createEmptyBrowser(workspace, 'ada');
    await pullTeams(context);
    const before = await context.database.teams.get(crewId);
    turn(2 * day);
    isRefused = true;
    await pullTeams(context);
    expect(reports).toEqual(['team-details']);
    const { ada, ...others } = (await context.database.teams.get(crewId))?.accounts ?? {};
    expect(others).toEqual({});
    expect(ada).toEqual({ ...before?.accounts.ada, failures: { 'team-details': expect.anything() } });
    isRefused = false;
    await pullTeams(context);
    expect((await context.database.teams.get(crewId))?.detailsLastUpdated).not.toBe(before?.detailsLastUpdated);
  });

  it('[SYNC-39] removes a team that was left, unless it has unsent work or another account', async () => {
    const workspace = createWorkspace();
    const { context } = await createEmptyBrowser(workspace, 'bob');
    const { teams, teamSync, forms, responses } = context.database;
    const left = { tenantId: 'contoso', displayName: 'Left', channels: [], accounts: { bob: {} } };
    await teams.bulkPut([
      { ...left, id: 'clean' },
      { ...left, id: 'unsent' },
      { ...left, id: 'shared', accounts: { bob: {}, ada: {} } },
    ]);
    const response = { tenantId: 'contoso', userId: 'bob', formId: 'f', submitted: 0, deleted: 0 };
    await responses.bulkPut([
      { ...response, id: 'r1', teamId: 'clean', isDirty: 0 },
      { ...response, id: 'r2', teamId: 'unsent', isDirty: 1 },
    ] as ResponseRow[]);
    await forms.put({ id: 'f', teamId: 'clean', title: 'F', driveItemId: 'c', folderDriveItemId: 'd' });
    await teamSync.put({ id: 'clean', errors: [] });
    await pullTeams(context);
    expect(await teams.toCollection().primaryKeys()).toEqual([crewId, 'shared', 'unsent']);
    expect((await teams.get('shared'))?.accounts).toEqual({ ada: {} });
    expect(await responses.toCollection().primaryKeys()).toEqual(['r2']);
    expect(await forms.count()).toBe(0);
    expect(await teamSync.count()).toBe(0);
  });

  it('needs a signed-in account, and rethrows an outage', async () => {
    const workspace = createWorkspace();
    const { context } = await createEmptyBrowser(workspace, 'bob');
    const signedOutContext = { ...context, ports: { ...context.ports, identity: () => undefined } };
    await expect(pullTeams(signedOutContext)).rejects.toThrow('not-authenticated');
    workspace.cut.at(1, 'beforeRequest');
    await expect(pullTeams(context)).rejects.toMatchObject({ name: 'GraphOutage' });
    workspace.cut.restore();
    expect(await workspace.createClientFor('bob').call(operations.getMe, {})).toMatchObject({ id: 'bob' });
  });
});
