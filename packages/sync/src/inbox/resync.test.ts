import { GraphError, UnexpectedResponseError } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import type { ResponseRow } from '../database/rows.ts';
import { createFormService } from '../forms/create-form-service.ts';
import { getSweepStride } from '../testing/create-sweeps.ts';
import {
  changedDraft,
  createNewBrowser,
  createPullFixture,
  intakeForm,
  interruptionMoments,
} from '../testing/pull-fixture.ts';
import { createWorkspace, crewId, type Workspace } from '../testing/workspace.ts';
import { pullTeam } from './pull-team.ts';

const formIds = ['form-1', 'form-2', 'form-3', 'form-4'];

/** Bob has pulled four forms; then one is deleted, one changes, one is new, and every delta token expires. */
async function createExpiredFixture() {
  const fixture = await createPullFixture({ changesPerPage: 3 });
  const { workspace, service } = fixture;
  for (const id of formIds.slice(1)) await service.add(crewId, { ...intakeForm, id, title: id });
  const bob = await createNewBrowser(workspace, 'bob');
  await pullTeam(bob, crewId);
  await createUnsentWork(bob);
  await service.delete('form-2');
  await service.delete('form-4');
  await service.updateDraft('form-1', changedDraft);
  await service.add(crewId, { ...intakeForm, id: 'form-5', title: 'form-5' });
  workspace.graph.expireChangeTokens(workspace.library().driveId);
  return { ...fixture, bob };
}

/** Unsent work on deleted items: edits of form-4 and a dirty response, beside a clean copy of a response. */
async function createUnsentWork({ database }: SyncContext): Promise<void> {
  await database.forms.update('form-4', { isDirty: 1 });
  const row = { teamId: crewId, tenantId: 'contoso', userId: 'bob', formId: 'form-2', submitted: 0, deleted: 0 };
  await database.responses.bulkPut([
    { ...row, id: 'dirty', driveItemId: 'gone-1', isDirty: 1 },
    { ...row, id: 'clean', driveItemId: 'gone-2', isDirty: 0 },
    { ...row, id: 'of another account', driveItemId: 'unseen', userId: 'ada', isDirty: 0 },
  ] as ResponseRow[]);
}

async function getState({ database }: SyncContext, workspace: Workspace) {
  const forms = await database.forms.toArray();
  const sync = await database.teamSync.get(crewId);
  return {
    forms: forms.map(({ id, draft, published, isGone }) => ({
      id,
      css: draft?.customCss,
      version: published?.version,
      ...(isGone && { isGone }),
    })),
    responses: await database.responses.toCollection().primaryKeys(),
    token: sync?.token?.replace(/.*token=/, '') === `2.${workspace.library().lastChange}`,
    errors: sync?.errors,
    resync: sync?.resync,
  };
}

const expectedState = {
  forms: [
    { id: 'form-1', css: 'p {}', version: 1 },
    // Unsent work needs the folders of its form.
    { id: 'form-2', css: undefined, version: undefined, isGone: 1 },
    { id: 'form-3', css: undefined, version: undefined },
    { id: 'form-4', css: undefined, version: undefined },
    { id: 'form-5', css: undefined, version: undefined },
  ],
  responses: ['dirty', 'of another account'],
  token: true,
  errors: [],
  resync: undefined,
};

describe('a delta token that Graph no longer knows', () => {
  it('[I13] [SYNC-34] starts a full enumeration, which removes missing items except unsent work', async () => {
    const { workspace, bob } = await createExpiredFixture();
    await pullTeam(bob, crewId);
    expect(await getState(bob, workspace)).toEqual(expectedState);
  });

  it.each(interruptionMoments)('[I12] [I13] [SYNC-34] ends the same after an interruption %s', async (moment) => {
    for (let request = 1; ; request += getSweepStride(3)) {
      const { workspace, bob } = await createExpiredFixture();
      workspace.cut.at(request, moment);
      const first = await pullTeam(bob, crewId).catch((error: unknown) => error);
      if (!workspace.cut.hasHappened) {
        expect(request).toBeGreaterThan(8);
        break;
      }
      expect(first).toMatchObject({ name: 'GraphOutage' });
      expect(await bob.database.responses.get('dirty')).toBeDefined();
      workspace.cut.restore();
      await pullTeam(bob, crewId);
      expect(await getState(bob, workspace), `cut ${moment} ${request}`).toEqual(expectedState);
    }
  });

  it('[I13] [SYNC-34] continues after an interruption, and removes nothing before the last page', async () => {
    const { workspace, bob } = await createExpiredFixture();
    let pages = 0;
    const graph: typeof bob.ports.graph = {
      ...bob.ports.graph,
      page(...call) {
        if (++pages === 4) throw new TypeError('the tab died');
        return bob.ports.graph.page(...call);
      },
    };
    await expect(pullTeam({ ...bob, ports: { ...bob.ports, graph } }, crewId)).rejects.toThrow('the tab died');
    const cut = await bob.database.teamSync.get(crewId);
    expect(cut?.resync?.seen).not.toHaveLength(0);
    expect(await bob.database.responses.get('clean')).toBeDefined();
    const calls = workspace.calls.length;
    await pullTeam(bob, crewId);
    expect(await getState(bob, workspace)).toEqual(expectedState);
    const deltas = workspace.calls.slice(calls).filter((call) => call.endsWith('/delta'));
    const whole = (await recordFullEnumeration(bob, workspace)).filter((call) => call.endsWith('/delta'));
    expect(deltas.length).toBeLessThan(whole.length);
  });

  it('[SYNC-34] starts a full enumeration too when the error is in a response with status 200', async () => {
    const { workspace, bob } = await createExpiredFixture();
    let refused = 0;
    const graph: typeof bob.ports.graph = {
      ...bob.ports.graph,
      async page(...call) {
        if (call[2]?.link === undefined || refused++ > 0) return bob.ports.graph.page(...call);
        throw new GraphError({ status: 200, code: 'invalidRequest', message: 'Bad token', request: 'GET /delta' });
      },
    };
    await pullTeam({ ...bob, ports: { ...bob.ports, graph } }, crewId);
    expect(await getState(bob, workspace)).toEqual(expectedState);
  });

  it('is reported when Graph rejects new tokens repeatedly', async () => {
    const { workspace, bob } = await createExpiredFixture();
    const graph: typeof bob.ports.graph = {
      ...bob.ports.graph,
      async page(operation, params, options) {
        workspace.graph.expireChangeTokens(workspace.library().driveId);
        const link = (await bob.database.teamSync.get(crewId))?.token ?? '';
        return bob.ports.graph.page(operation, params, { ...options, link });
      },
    };
    await pullTeam({ ...bob, ports: { ...bob.ports, graph } }, crewId);
    const sync = await bob.database.teamSync.get(crewId);
    expect(sync?.errors).toEqual([
      expect.objectContaining({
        kind: 'drive-changes',
        cause: expect.objectContaining({ parameters: expect.objectContaining({ detail: '410 resyncRequired' }) }),
      }),
    ]);
    expect(await bob.database.forms.count()).toBe(4);
  });
});

it('[SYNC-430] a response with an unknown shape is reported as an error of the team', async () => {
  const { bob } = await createExpiredFixture();
  const graph = { ...bob.ports.graph, page: () => Promise.reject(new UnexpectedResponseError('GET /delta')) };
  await expect(pullTeam({ ...bob, ports: { ...bob.ports, graph } }, crewId)).rejects.toThrow(UnexpectedResponseError);
  const errors = (await bob.database.teamSync.get(crewId))?.errors;
  expect(errors).toMatchObject([{ kind: 'drive-changes', cause: { kind: 'unexpected' } }]);
});

describe('a token', () => {
  it('[SYNC-36] is not used for another account, which may see other items', async () => {
    const { workspace, bob } = await createExpiredFixture();
    await pullTeam(bob, crewId);
    const asAda = {
      ...bob,
      ports: {
        ...bob.ports,
        graph: workspace.createClientFor('ada'),
        identity: () => ({ tenantId: 'contoso', userId: 'ada', displayName: 'Ada' }),
      },
    };
    await pullTeam(asAda, crewId);
    expect(await bob.database.responses.toCollection().primaryKeys()).toEqual(['dirty']);
    expect(await bob.database.teamSync.get(crewId)).toMatchObject({ userId: 'ada', errors: [] });
  });

  it('[SYNC-36] is not used if it is from another address of Graph', async () => {
    const { workspace, bob } = await createExpiredFixture();
    await bob.database.teamSync.update(crewId, { token: 'https://elsewhere.test/v1.0/drives/x/root/delta?token=1' });
    await pullTeam(bob, crewId);
    expect(await getState(bob, workspace)).toEqual(expectedState);
  });

  it('[SYNC-36] stays when another tab has changed it meanwhile, and the page is dropped', async () => {
    const { bob } = await createExpiredFixture();
    const graph: typeof bob.ports.graph = {
      ...bob.ports.graph,
      async page(...call) {
        const page = await bob.ports.graph.page(...call);
        await bob.database.teamSync.update(crewId, { token: 'of the other tab' });
        return page;
      },
    };
    await pullTeam({ ...bob, ports: { ...bob.ports, graph } }, crewId);
    expect(await bob.database.teamSync.get(crewId)).toMatchObject({ token: 'of the other tab' });
    expect(await bob.database.forms.get('form-5')).toBeUndefined();
  });

  it('[SYNC-31] stays when the library cannot be reached, and the refusal is reported', async () => {
    const { workspace, bob } = await createExpiredFixture();
    const before = await bob.database.teamSync.get(crewId);
    const outsider = { ...bob, ports: { ...bob.ports, graph: workspace.createClientFor('eve') } };
    await pullTeam(outsider, crewId);
    expect(await bob.database.teamSync.get(crewId)).toMatchObject({
      ...before,
      errors: [{ kind: 'no-team-access' }, { kind: 'drive-changes', cause: { kind: 'forbidden' } }],
    });
  });
});

/** Runs a first pull and returns its calls. */
async function recordFullEnumeration(context: SyncContext, workspace: Workspace): Promise<readonly string[]> {
  await context.database.teamSync.delete(crewId);
  const before = workspace.calls.length;
  await pullTeam(context, crewId);
  return workspace.calls.slice(before);
}

it('[SYNC-432] a delayed delta feed reverts nothing that was sent, and delivers the rest later', async () => {
  const workspace = createWorkspace({ tenantRules: ['late-changes'] });
  const [ada, bob] = [await workspace.createBrowserFor('ada'), await workspace.createBrowserFor('bob')];
  const service = createFormService(ada);
  const { id } = await service.add(crewId, intakeForm);
  const versionOf = async ({ database }: SyncContext) => (await database.forms.get(id))?.published?.version;
  for (const device of [ada, bob]) await pullTeam(device, crewId);
  await service.publish(id, 'first');
  await pullTeam(ada, crewId);
  expect(await versionOf(ada)).toBe(1);
  await pullTeam(bob, crewId);
  expect([await versionOf(ada), await versionOf(bob)]).toEqual([1, 1]);
  await service.publish(id, 'second');
  for (const expected of [1, 2]) {
    await pullTeam(bob, crewId);
    expect([await versionOf(ada), await versionOf(bob)]).toEqual([2, expected]);
  }
});
