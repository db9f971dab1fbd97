import { operations } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import { authorColumn, libraryColumns } from '../library/columns.ts';
import { createLibrary } from '../library/find-library.ts';
import { getSweepStride } from '../testing/create-sweeps.ts';
import { createWorkspace, crewId, type Workspace } from '../testing/workspace.ts';
import { initialiseTeam } from './initialise-team.ts';

const settingsPath = 'team.config.json';

function getState(workspace: Workspace) {
  const library = workspace.library();
  return {
    title: library.displayName,
    tree: workspace.tree(),
    columns: library.columns
      .filter(({ name, readOnly }) => !readOnly || name === authorColumn)
      .map(({ name, hidden, indexed }) => ({ name, hidden, indexed })),
    settings: workspace.json(settingsPath),
    grants: ['Form Config', 'Responses', '~Private'].map((path) =>
      workspace.item(path).grants.map(({ kind, granteeId, role }) => ({ kind, granteeId, role })),
    ),
  };
}

describe('initializing a team', () => {
  it('creates the library with its columns, folders, permissions and settings', async () => {
    const workspace = createWorkspace();
    const team = await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
    const library = workspace.library();
    expect(getState(workspace)).toEqual({
      title: 'Tideform',
      tree: ['Form Config', 'Responses', 'team.config.json', '~Private'],
      columns: [
        { name: 'Title', hidden: false, indexed: false },
        { name: 'Author', hidden: false, indexed: true },
        { name: 'tfPartition', hidden: true, indexed: true },
        { name: 'tfItemType', hidden: true, indexed: true },
        { name: 'tfTitle', hidden: true, indexed: false },
        { name: 'tfChannelId', hidden: true, indexed: false },
        { name: 'tfFormId', hidden: true, indexed: true },
        { name: 'tfFormVersion', hidden: true, indexed: false },
        { name: 'tfResponseId', hidden: true, indexed: true },
        { name: 'tfSubmissionNumber', hidden: true, indexed: false },
        { name: 'tfSubmissionData', hidden: true, indexed: false },
        { name: 'tfSubmissionMetadata', hidden: true, indexed: false },
        { name: 'tfSubmissionTimestamp', hidden: true, indexed: true },
        { name: 'tfFormShareSessionId', hidden: true, indexed: false },
        { name: 'tfCollaborators', hidden: true, indexed: false },
        { name: 'tfSubmissionEmail', hidden: true, indexed: false },
        { name: 'tfSubmissionWebhooks', hidden: true, indexed: false },
        { name: 'tfVersionComment', hidden: true, indexed: false },
      ],
      settings: {
        schemaVersion: '1.11.0',
        rolesMigratedToPermissions: true,
        privateResponsesFolderId: workspace.item('~Private').id,
      },
      grants: Array(3).fill([{ kind: 'group', granteeId: crewId, role: 'write' }]),
    });
    expect(team).toMatchObject({
      driveId: library.driveId,
      schemaVersion: '1.11.0',
      accounts: { ada: { canBuildForms: true } },
    });
  });

  it('[SYNC-41] changes nothing the second time, or for another user', async () => {
    const workspace = createWorkspace();
    await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
    const before = getState(workspace);
    const lastChange = workspace.library().lastChange;
    const team = await initialiseTeam(await workspace.createBrowserFor('bob'), crewId);
    expect(getState(workspace)).toEqual(before);
    expect(workspace.library().lastChange).toBe(lastChange);
    expect(team.accounts.bob).toEqual({ canBuildForms: true });
  });

  it('lets a member initialize the team without the permission to share', async () => {
    const workspace = createWorkspace();
    const team = await initialiseTeam(await workspace.createBrowserFor('bob'), crewId);
    expect(team.accounts.bob).toEqual({ canBuildForms: true });
    expect(workspace.json(settingsPath)).toMatchObject({ schemaVersion: '1.11.0' });
  });

  const folders = ['Form Config', 'Responses', '~Private'];
  const hard = ['no-inherited-from', 'ignored-group-grants', 'no-owner-role'] as const;

  it.each(['ada', 'bob'])(
    'lets members create folders in the top folders where a tenant ignores grants to groups, initialized by %s',
    async (userId) => {
      const workspace = createWorkspace({ tenantRules: hard });
      const team = await initialiseTeam(await workspace.createBrowserFor(userId), crewId);
      expect(team.accounts[userId]).toEqual({ canBuildForms: true });
      const members = { kind: 'siteGroup', granteeId: `${crewId}/members`, role: 'write' };
      for (const path of userId === 'ada' ? folders : []) {
        const { grants, withoutGrants } = workspace.item(path);
        expect([path, withoutGrants, grants]).toEqual([path, new Set(), [expect.objectContaining(members)]]);
      }
      const asBob = workspace.createClientFor('bob');
      const { driveId } = workspace.library();
      for (const path of folders) {
        const body = { name: 'made by Bob', folder: {} };
        await asBob.call(operations.createChild, { driveId, itemId: workspace.item(path).id }, { body });
      }
    },
  );

  it('gives visitors no control of the private folder, because they may be everyone in the organization', async () => {
    const workspace = createWorkspace();
    const ada = await workspace.createBrowserFor('ada');
    await createLibrary(ada.ports.graph, ada.ports.clock, crewId);
    const id = `${crewId}/visitors`;
    const root = workspace.graph.state.items.get(workspace.library().rootId);
    root?.grants.push({ id, kind: 'siteGroup', granteeId: id, role: 'read' });
    await initialiseTeam(ada, crewId);
    const params = { driveId: workspace.library().driveId, itemId: workspace.item('~Private').id };
    const { value } = await ada.ports.graph.call(operations.listPermissions, params);
    const roles = value.map((row) => [row.grantedToV2?.siteGroup?.displayName, ...row.roles]);
    expect(roles).toContainEqual(['Field crew Visitors', 'read']);
    expect(roles).toContainEqual(['Field crew Members', 'write']);
  });

  it.each(['beforeRequest', 'afterRequest'] as const)(
    '[SYNC-40] has the same result after an interruption %s, at any request',
    async (moment) => {
      const expected = createWorkspace();
      await initialiseTeam(await expected.createBrowserFor('ada'), crewId);
      for (let request = 1; ; request += getSweepStride(3)) {
        const workspace = createWorkspace();
        const context = await workspace.createBrowserFor('ada');
        workspace.cut.at(request, moment);
        const first = await initialiseTeam(context, crewId).catch((error: unknown) => error);
        if (!workspace.cut.hasHappened) break;
        expect(first).toBeInstanceOf(Error);
        workspace.cut.restore();
        await initialiseTeam(context, crewId);
        const { settings, ...state } = getState(workspace);
        const { settings: expectedSettings, ...expectedState } = getState(expected);
        expect(state, `cut at request ${request}`).toEqual(expectedState);
        expect(Object.keys(settings as object)).toEqual(Object.keys(expectedSettings as object));
      }
    },
  );

  it.each([
    ['could not be granted', 500, undefined],
    ['cannot be granted to groups, so that inherited ones stay', 400, '1.11.0'],
    ['may not be granted by the user', 403, '1.11.0'],
  ])('[SYNC-41] where permissions %s, writes settings only if that is final', async (_, status, schemaVersion) => {
    const workspace = createWorkspace({
      fault: (moment, { url }) =>
        moment === 'request' && url.endsWith('/invite')
          ? Response.json({ error: { code: 'refused', message: 'refused' } }, { status })
          : undefined,
    });
    const ada = await workspace.createBrowserFor('ada');
    const team = await initialiseTeam(ada, crewId).catch(() => undefined);
    expect(team?.schemaVersion).toBe(schemaVersion);
    expect(workspace.tree().includes(settingsPath)).toBe(schemaVersion !== undefined);
  });

  it('[SYNC-42] upgrades an older library and keeps its settings', async () => {
    const workspace = createWorkspace();
    const ada = await workspace.createBrowserFor('ada');
    await initialiseTeam(ada, crewId);
    await rewriteSettings(workspace, { schemaVersion: '1.9.0', defaultRole: 'Author', custom: 'kept' });
    const library = workspace.library();
    library.columns.splice(
      library.columns.findIndex((column) => column.name === 'tfVersionComment'),
      1,
    );
    const itemType = library.columns.find((column) => column.name === 'tfItemType');
    if (itemType) itemType.indexed = false;
    const team = await initialiseTeam(ada, crewId);
    expect(workspace.json(settingsPath)).toMatchObject({
      schemaVersion: '1.11.0',
      defaultRole: 'Author',
      custom: 'kept',
    });
    expect(workspace.json(settingsPath)).toMatchObject({ rolesMigratedToPermissions: false });
    expect(team).toMatchObject({ schemaVersion: '1.11.0', defaultRole: 'Author' });
    const indexed = library.columns.filter((column) => column.indexed).map((column) => column.name);
    expect(indexed.toSorted()).toEqual(
      [authorColumn, ...libraryColumns.filter((column) => column.indexed).map((column) => column.name)].toSorted(),
    );
    expect(library.columns.map((column) => column.name)).toContain('tfVersionComment');
  });

  it('[SYNC-42] refuses a library of a newer schema and leaves it unchanged', async () => {
    const workspace = createWorkspace();
    const ada = await workspace.createBrowserFor('ada');
    await initialiseTeam(ada, crewId);
    await rewriteSettings(workspace, { schemaVersion: '1.12.0' });
    const lastChange = workspace.library().lastChange;
    await expect(initialiseTeam(ada, crewId)).rejects.toThrow('schema-too-new: 1.11.0, 1.12.0');
    expect(workspace.library().lastChange).toBe(lastChange);
  });

  it('only accepts teams on this device', async () => {
    const workspace = createWorkspace();
    await expect(initialiseTeam(await workspace.createBrowserFor('ada'), 'nobody')).rejects.toThrow(
      'invalid-team: nobody',
    );
  });
});

async function rewriteSettings(workspace: Workspace, settings: Record<string, unknown>): Promise<void> {
  const address = `${workspace.graph.baseUrl}/drives/${workspace.library().driveId}/root:/team.config.json:/content`;
  const headers = { Authorization: 'Bearer ada', 'Content-Type': 'application/json' };
  await workspace.graph.fetch(address, { method: 'PUT', headers, body: JSON.stringify(settings) });
}
