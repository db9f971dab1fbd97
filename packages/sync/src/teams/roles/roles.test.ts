import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../../context.ts';
import { pullTeam } from '../../inbox/pull-team.ts';
import { getSweepStride } from '../../testing/create-sweeps.ts';
import { putFile } from '../../testing/pull-fixture.ts';
import { createWorkspace, crewId, type Workspace } from '../../testing/workspace.ts';
import { initialiseTeam } from '../initialise-team.ts';
import { pullTeams } from '../pull-teams.ts';
import { getDefaultRole } from './role.ts';

const people = [
  { id: 'ada', displayName: 'Ada Byron', mail: 'ada@contoso.test' },
  { id: 'bob', displayName: 'Bob Stone', mail: 'bob@contoso.test' },
  { id: 'cyd', displayName: 'Cyd Reed', mail: 'cyd@contoso.test' },
];
const membersId = `${crewId}/members`;
const groups = [{ id: crewId, displayName: 'Field crew', ownerIds: ['ada'], memberIds: ['ada', 'bob', 'cyd'] }];

async function callGraph(workspace: Workspace, method: string, path: string, body?: object): Promise<{ id: string }> {
  const reply = await workspace.graph.fetch(`${workspace.graph.baseUrl}/groups/${crewId}/sites/root/lists${path}`, {
    method,
    headers: { Authorization: 'Bearer ada', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.status === 204 ? { id: '' } : await reply.json();
}

/** Team from an older program: roles in a list, Bob an author, all others responders. */
async function createOlderTeamFixture(options: Parameters<typeof createWorkspace>[0] = {}) {
  const workspace = createWorkspace({ people, groups, ...options });
  await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
  const settings = { schemaVersion: '1.11.0', rolesMigratedToPermissions: false, defaultRole: 'Responder' };
  await putFile(workspace, 'ada', 'team.config.json', JSON.stringify(settings));
  const { grants } = workspace.item('Form Config');
  grants.splice(0, grants.length, { id: membersId, kind: 'siteGroup', granteeId: membersId, role: 'write' });
  const columns = ['userId', 'role', 'displayName'].map((name) => ({ name, text: {} }));
  const list = await callGraph(workspace, 'POST', '', { displayName: 'tfRoles', columns });
  const rows = `/${list.id}/items`;
  const bob = await callGraph(workspace, 'POST', rows, {
    fields: { userId: 'bob', role: 'Author', displayName: 'Bob' },
  });
  return {
    workspace,
    listId: list.id,
    addRow: (fields: object) => callGraph(workspace, 'POST', rows, { fields }),
    changeBob: (fields: object) => callGraph(workspace, 'PATCH', `${rows}/${bob.id}/fields`, fields),
    removeBob: () => callGraph(workspace, 'DELETE', `${rows}/${bob.id}`),
  };
}

async function pullAll(context: SyncContext): Promise<void> {
  await pullTeams(context);
  await pullTeam(context, crewId);
}

const getAccount = async ({ database }: SyncContext, userId: string) =>
  (await database.teams.get(crewId))?.accounts[userId];
const getErrors = async ({ database }: SyncContext) => (await database.teamSync.get(crewId))?.errors;

describe('the default role', () => {
  it.each([
    [{ defaultRole: 'Responder', schemaVersion: '1.11.0' }, 'Responder'],
    [{ schemaVersion: '1.11.0' }, 'Author'],
    [{}, 'Responder'],
  ])('for the settings %j is %s', (settings, role) => {
    expect(getDefaultRole(settings)).toBe(role);
  });
});

describe('pulling roles', () => {
  it("[SYNC-95] loads the account's role, lookup ID and permission to build", async () => {
    const { workspace, listId } = await createOlderTeamFixture();
    const context = await workspace.createBrowserFor('bob');
    await pullAll(context);
    await pullAll(context);
    const number = workspace.graph.state.siteUsers.get(crewId)?.get('bob');
    expect(await context.database.teams.get(crewId)).toMatchObject({ groupId: crewId, rolesListId: listId });
    expect(await getAccount(context, 'bob')).toMatchObject({
      userLookupId: String(number),
      userRole: 'Author',
      userRoleId: '1',
      canBuildForms: true,
    });
    expect(await getErrors(context)).toEqual([]);
  });

  it('[SYNC-95] loads only changes', async () => {
    const { workspace, changeBob, removeBob } = await createOlderTeamFixture();
    const context = await workspace.createBrowserFor('bob');
    await pullAll(context);
    await pullAll(context);
    const before = workspace.calls.length;
    await pullTeam(context, crewId);
    expect(workspace.calls.slice(before)).toHaveLength(2);
    await changeBob({ role: 'Responder' });
    workspace.item('Form Config').grants.splice(0, 1, {
      id: membersId,
      kind: 'siteGroup',
      granteeId: membersId,
      role: 'read',
    });
    await pullTeam(context, crewId);
    expect(await getAccount(context, 'bob')).toMatchObject({ userRole: 'Responder' });
    await pullTeams(context);
    expect(await getAccount(context, 'bob')).toMatchObject({ canBuildForms: false });
    await removeBob();
    await pullTeam(context, crewId);
    expect(await getAccount(context, 'bob')).not.toHaveProperty('userRole');
  });

  it.each([
    ['an English', []],
    ['a German', ['german-names'] as const],
  ])('[SYNC-95] recognizes rows with lookup IDs on %s site', async (_, tenantRules) => {
    const { workspace, addRow } = await createOlderTeamFixture({ tenantRules });
    const number = workspace.graph.state.siteUsers.get(crewId)?.get('cyd');
    await addRow({ userId: String(number), role: 'Author', displayName: 'Cyd' });
    const context = await workspace.createBrowserFor('cyd');
    await pullAll(context);
    await pullTeam(context, crewId);
    expect(await getAccount(context, 'cyd')).toMatchObject({ userRole: 'Author' });
  });

  const envelope = { error: { code: 'resyncRequired', message: 'Start over.' } };
  it.each([410, 200])(
    '[SYNC-96] loads the roles and the library completely when the roles list responds with error %s',
    async (status) => {
      let refuses = false;
      const requests: string[] = [];
      const { workspace } = await createOlderTeamFixture({
        fault(moment, request) {
          const url = decodeURIComponent(request.url);
          if (moment !== 'request' || !refuses || !url.includes('delta')) return undefined;
          const [isRoles, isKnown] = [url.includes('/items/delta'), url.includes('token=')];
          requests.push(`${isRoles ? 'roles' : 'library'} ${isKnown ? 'since' : 'whole'}`);
          return isRoles && isKnown ? Response.json(envelope, { status }) : undefined;
        },
      });
      const context = await workspace.createBrowserFor('bob');
      await pullAll(context);
      await pullAll(context);
      await context.database.teams.update(crewId, { 'accounts.bob.userRole': 'stale' });
      refuses = true;
      await pullTeam(context, crewId);
      expect(requests).toEqual(['roles since', 'roles whole', 'library whole']);
      expect(await getAccount(context, 'bob')).toMatchObject({ userRole: 'Author' });
      expect(await getErrors(context)).toEqual([]);
      expect((await context.database.teamSync.get(crewId))?.token).toBeDefined();
    },
  );

  it('[SYNC-95] reports unreadable rows, and continues with the others', async () => {
    const { workspace, addRow } = await createOlderTeamFixture();
    await addRow({ displayName: 'Nobody' });
    const context = await workspace.createBrowserFor('bob');
    await pullAll(context);
    await pullTeam(context, crewId);
    expect(await getAccount(context, 'bob')).toMatchObject({ userRole: 'Author' });
    expect(await getErrors(context)).toEqual([{ kind: 'role-change', parameters: { rowId: '2' } }]);
  });

  it('[SYNC-95] reports that the list is refused', async () => {
    let refuses = false;
    const { workspace } = await createOlderTeamFixture({
      fault: (moment, request) =>
        refuses && moment === 'request' && request.url.includes('/items/delta')
          ? Response.json({ error: { code: 'accessDenied', message: 'No.' } }, { status: 403 })
          : undefined,
    });
    const context = await workspace.createBrowserFor('bob');
    await pullAll(context);
    refuses = true;
    await pullTeam(context, crewId);
    expect((await getErrors(context))?.[0]).toMatchObject({
      kind: 'role-changes',
      cause: { kind: 'forbidden', parameters: { detail: '403 accessDenied' } },
    });
  });

  it('reports a site that refuses its list of users', async () => {
    const { workspace } = await createOlderTeamFixture();
    const users = [...workspace.graph.state.libraries.values()].find((one) => one.isSystem);
    if (users) Object.assign(users, { name: 'somebody', template: 'genericList' });
    const reports: string[] = [];
    const context = await workspace.createBrowserFor('bob', { report: ({ detail }) => void reports.push(detail) });
    await pullTeams(context);
    expect(reports).toEqual(['users-list-not-found']);
    expect(await getAccount(context, 'bob')).toMatchObject({ canBuildForms: true });
  });
});

describe('converting roles to permissions', () => {
  const grantsOf = (workspace: Workspace) =>
    workspace
      .item('Form Config')
      .grants.map(({ granteeId, role }) => `${granteeId} ${role}`)
      .toSorted();
  const expected = ['bob write', `${crewId} read`, `${crewId}/members read`];

  it('[SYNC-97] keeps write access for owners only, even if a tenant ignores group permissions', async () => {
    const tenantRules = ['no-inherited-from', 'ignored-group-grants'] as const;
    const { workspace, removeBob } = await createOlderTeamFixture({ tenantRules });
    await removeBob();
    Object.assign(workspace.item('Form Config'), { grants: [], withoutGrants: undefined });
    const context = await workspace.createBrowserFor('ada');
    await pullAll(context);
    await pullTeam(context, crewId);
    expect(grantsOf(workspace)).toEqual([`${crewId}/members read`]);
    expect(workspace.json('team.config.json')).toMatchObject({ rolesMigratedToPermissions: true });
  });

  it('[SYNC-97] gives write access to authors and owners only', async () => {
    const { workspace } = await createOlderTeamFixture();
    const context = await workspace.createBrowserFor('ada');
    await pullAll(context);
    await pullTeam(context, crewId);
    expect(grantsOf(workspace)).toEqual(expected);
    expect(workspace.json('team.config.json')).toEqual({
      schemaVersion: '1.11.0',
      rolesMigratedToPermissions: true,
      defaultRole: 'Responder',
    });
    expect(await context.database.teams.get(crewId)).toMatchObject({ rolesMigratedToPermissions: true });
  });

  it.each([undefined, 'Author'])('[SYNC-97] only marks a team as converted if its default role is %s', async (role) => {
    const { workspace } = await createOlderTeamFixture();
    const settings = { schemaVersion: '1.11.0', rolesMigratedToPermissions: false, defaultRole: role };
    await putFile(workspace, 'ada', 'team.config.json', JSON.stringify(settings));
    const context = await workspace.createBrowserFor('ada');
    await pullAll(context);
    await pullTeam(context, crewId);
    expect(grantsOf(workspace)).toEqual([`${crewId}/members write`]);
    expect(workspace.json('team.config.json')).toMatchObject({ rolesMigratedToPermissions: true });
  });

  it('[SYNC-97] is not available to members', async () => {
    const { workspace } = await createOlderTeamFixture();
    const context = await workspace.createBrowserFor('bob');
    await pullAll(context);
    await pullTeam(context, crewId);
    expect(grantsOf(workspace)).toEqual([`${crewId}/members write`]);
  });

  it.each(['beforeRequest', 'afterRequest'] as const)('[SYNC-97] can be interrupted %s and rerun', async (moment) => {
    for (let request = 1; ; request += getSweepStride(3)) {
      const { workspace } = await createOlderTeamFixture();
      const context = await workspace.createBrowserFor('ada');
      await pullAll(context);
      workspace.cut.at(request, moment);
      await pullTeam(context, crewId).catch(() => undefined);
      if (!workspace.cut.hasHappened) {
        expect(request).toBeGreaterThan(6);
        break;
      }
      workspace.cut.restore();
      await pullTeam(context, crewId);
      expect(grantsOf(workspace), `cut at request ${request}`).toEqual(expected);
      expect(workspace.json('team.config.json')).toMatchObject({ rolesMigratedToPermissions: true });
    }
  });
});
