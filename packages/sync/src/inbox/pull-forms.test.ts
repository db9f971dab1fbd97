import { GraphOutage } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import {
  changedDraft,
  createNewBrowser,
  createPullFixture,
  deleteFile,
  intakeForm,
  putFile,
} from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { pullTeam } from './pull-team.ts';

const folder = 'Form Config/Site visit';

/** Counts the requests that `work` makes. */
async function recordCalls(calls: readonly string[], work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = calls.length;
  await work();
  return calls.slice(before);
}

async function getFormRows({ database }: SyncContext) {
  return { forms: await database.forms.toArray(), sync: await database.teamSync.get(crewId) };
}

describe('pulling forms', () => {
  it('loads complete settings and forms', async () => {
    const { workspace, ada } = await createPullFixture();
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    const { forms, sync } = await getFormRows(bob);
    const [original] = (await getFormRows(ada)).forms;
    expect(forms).toMatchObject([
      {
        id: 'form-1',
        teamId: crewId,
        title: 'Site / visit',
        channelId: '19:general',
        driveItemId: original?.driveItemId,
        folderDriveItemId: original?.folderDriveItemId,
        responsesDriveItemId: original?.responsesDriveItemId,
        draft: { schema: intakeForm.schema },
        published: { schema: intakeForm.schema, version: 1 },
      },
    ]);
    expect(sync).toMatchObject({ errors: [] });
    expect(await bob.database.teams.get(crewId)).toMatchObject({ schemaVersion: '1.11.0' });
  });

  it('[SYNC-298] continues where a first sync was interrupted within its first page', async () => {
    const { workspace } = await createPullFixture();
    const config = workspace.json(`${folder}/form.config.json`) as object;
    const published = JSON.stringify(workspace.json(`${folder}/form.published.json`));
    for (let form = 2; form <= 80; form += 1) {
      const place = `Form Config/Form ${form}`;
      await putFile(workspace, 'ada', `${place}/form.config.json`, JSON.stringify({ ...config, id: `form-${form}` }));
      await putFile(workspace, 'ada', `${place}/form.published.json`, published);
    }
    const bob = await createNewBrowser(workspace, 'bob');
    let [reads, most] = [0, 130];
    const graph: typeof bob.ports.graph = {
      ...bob.ports.graph,
      download(...call) {
        reads += 1;
        return reads > most ? Promise.reject(new GraphOutage('network', 'GET')) : bob.ports.graph.download(...call);
      },
    };
    const pull = () => pullTeam({ ...bob, ports: { ...bob.ports, graph } }, crewId);
    await expect(pull()).rejects.toThrow(GraphOutage);
    expect(await bob.database.forms.count()).toBe(80);
    expect((await getFormRows(bob)).sync?.token).toBeUndefined();
    [reads, most] = [0, 1_000];
    await pull();
    expect(reads).toBeLessThan(70);
    const { forms, sync } = await getFormRows(bob);
    expect([forms.filter((form) => form.published).length, sync?.errors]).toEqual([80, []]);
  });

  it("loads a form's settings as its builder has set them", async () => {
    const { workspace, service } = await createPullFixture();
    const settings = {
      category: 'Safety',
      metadata: { Region: 'North' },
      icon: '<svg id="2"/>',
      channelId: '19:other',
    };
    await service.updateConfig('form-1', settings);
    const path = `${folder}/form.config.json`;
    const config = { ...(workspace.json(path) as object), confidentialResponses: true };
    await putFile(workspace, 'ada', path, JSON.stringify(config));
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    expect((await getFormRows(bob)).forms).toMatchObject([{ ...settings, confidentialResponses: true }]);
  });

  it('finds a library that was created since the team was read', async () => {
    const { workspace } = await createPullFixture();
    const bob = await workspace.createBrowserFor('bob');
    await bob.database.teams.update(crewId, { detailsLastUpdated: bob.ports.clock.now() });
    await pullTeam(bob, crewId);
    expect((await getFormRows(bob)).forms).toMatchObject([{ id: 'form-1', published: { version: 1 } }]);
    const team = await bob.database.teams.get(crewId);
    expect(team).toMatchObject({ driveId: workspace.library().driveId, schemaVersion: '1.11.0' });
    expect(team?.detailsLastUpdated).toBeUndefined();
  });

  it('[SYNC-32] makes one call when nothing has changed, and reads only changed files', async () => {
    const { workspace, service } = await createPullFixture();
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    expect(await recordCalls(workspace.calls, () => pullTeam(bob, crewId))).toHaveLength(1);
    await service.updateDraft('form-1', changedDraft);
    const calls = await recordCalls(workspace.calls, () => pullTeam(bob, crewId));
    expect(calls).toHaveLength(3);
    expect(calls.slice(0, 2)).toEqual([
      expect.stringMatching(/^GET .*delta$/),
      expect.stringMatching(/^POST .*batch$/),
    ]);
    expect((await getFormRows(bob)).forms).toMatchObject([{ draft: changedDraft, published: { version: 1 } }]);
  });

  it('loads drafts only for builders', async () => {
    const { workspace } = await createPullFixture();
    const bob = await createNewBrowser(workspace, 'bob');
    await bob.database.teams.update(crewId, { accounts: { bob: { canBuildForms: false } } });
    await pullTeam(bob, crewId);
    const [form] = (await getFormRows(bob)).forms;
    expect(form).toHaveProperty('published');
    expect(form).not.toHaveProperty('draft');
  });

  it('handles unpublished and deleted forms', async () => {
    const { workspace, service } = await createPullFixture();
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    await service.unPublish('form-1');
    await pullTeam(bob, crewId);
    expect((await getFormRows(bob)).forms).toMatchObject([{ draft: { schema: intakeForm.schema } }]);
    expect((await getFormRows(bob)).forms[0]).not.toHaveProperty('published');
    await service.delete('form-1');
    await pullTeam(bob, crewId);
    expect((await getFormRows(bob)).forms).toEqual([]);
  });

  it('[SYNC-33] finds forms that were deleted with a parent folder when only that folder is listed', async () => {
    let isFolderAlone = false;
    const { workspace } = await createPullFixture({
      arrangeChanges: (rows) =>
        isFolderAlone ? rows.filter((row) => !('deleted' in row) || JSON.stringify(row).includes(formConfigId)) : rows,
    });
    const formConfigId = workspace.item('Form Config').id;
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    await deleteFile(workspace, 'ada', 'Form Config');
    isFolderAlone = true;
    await pullTeam(bob, crewId);
    expect((await getFormRows(bob)).forms).toEqual([]);
  });

  it('[SYNC-33] makes no further calls when the folder of a known form is deleted', async () => {
    const { workspace, service } = await createPullFixture();
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    await service.delete('form-1');
    expect(await recordCalls(workspace.calls, () => pullTeam(bob, crewId))).toHaveLength(1);
    expect((await getFormRows(bob)).forms).toEqual([]);
  });

  it('[SYNC-33] uses the last of several rows of an item', async () => {
    const { workspace } = await createPullFixture({
      arrangeChanges: (rows) => [...rows.map((row) => ({ ...row, deleted: { state: 'deleted' } })), ...rows],
    });
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    expect((await getFormRows(bob)).forms).toMatchObject([
      { draft: { schema: intakeForm.schema }, published: { version: 1 } },
    ]);
  });

  it('[SYNC-33] needs no paths in delta rows', async () => {
    const { workspace } = await createPullFixture({ tenantRules: ['no-delta-paths'] });
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    expect((await getFormRows(bob)).forms).toMatchObject([
      { draft: { schema: intakeForm.schema }, published: { version: 1 } },
    ]);
  });

  it('[SYNC-33] loads a complete form whose files are in earlier pages than its config', async () => {
    const { workspace } = await createPullFixture({ changesPerPage: 1, arrangeChanges: (rows) => rows.toReversed() });
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    expect((await getFormRows(bob)).forms).toMatchObject([
      { draft: { schema: intakeForm.schema }, published: { version: 1 } },
    ]);
  });

  it('[SYNC-35] does not undo what this browser writes while the page is loading', async () => {
    const { workspace, ada, service } = await createPullFixture();
    await pullTeam(ada, crewId);
    const byBob = JSON.stringify({ ...changedDraft, customCss: 'by bob' });
    await putFile(workspace, 'bob', `${folder}/form.draft.json`, byBob);
    let isWritten = false;
    const graph: typeof ada.ports.graph = {
      ...ada.ports.graph,
      async download(address, signal) {
        const content = await ada.ports.graph.download(address, signal);
        if (!isWritten) {
          isWritten = true;
          await service.updateDraft('form-1', { ...changedDraft, customCss: 'newest' });
        }
        return content;
      },
    };
    await pullTeam({ ...ada, ports: { ...ada.ports, graph } }, crewId);
    expect(isWritten).toBe(true);
    expect((await getFormRows(ada)).forms).toMatchObject([{ draft: { customCss: 'newest' } }]);
    await pullTeam(ada, crewId);
    expect((await getFormRows(ada)).forms).toMatchObject([{ draft: { customCss: 'newest' } }]);
  });

  it('[SYNC-35] keeps a local draft that is not sent', async () => {
    const { workspace, service } = await createPullFixture();
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    const [form] = (await getFormRows(bob)).forms;
    const own = { driveItemId: form?.draft?.driveItemId ?? '', schema: { components: [] }, customCss: 'mine' };
    await bob.database.forms.update('form-1', { isDirty: 1, draft: own });
    await service.updateDraft('form-1', changedDraft);
    await pullTeam(bob, crewId);
    expect((await getFormRows(bob)).forms).toMatchObject([{ isDirty: 1, draft: own }]);
    await service.delete('form-1');
    await pullTeam(bob, crewId);
    expect((await getFormRows(bob)).forms).toMatchObject([{ isDirty: 1, draft: own }]);
  });
});

describe('untrusted files', () => {
  it('[SYNC-37][SYNC-291] are reported, block nothing, and are read again after a repair', async () => {
    const { workspace, service } = await createPullFixture();
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    await putFile(workspace, 'ada', 'Form Config/Broken/form.config.json', '{"id": 7}');
    await service.updateDraft('form-1', changedDraft);
    const { id } = workspace.item('Form Config/Broken/form.config.json');
    for (let pull = 0; pull < 2; pull++) {
      await pullTeam(bob, crewId);
      const { forms, sync } = await getFormRows(bob);
      expect(sync?.errors).toEqual([]);
      expect(forms.find((form) => form.driveItemId === id)?.unreadable?.formConfig).toMatchObject({
        kind: 'drive-change',
        parameters: { name: 'form.config.json', id },
        cause: { kind: 'unexpected-content' },
      });
      expect(forms.find((form) => form.id === 'form-1')).toMatchObject({ draft: changedDraft });
    }
    await putFile(workspace, 'ada', 'Form Config/Broken/form.config.json', '{"id": "form-2", "title": "Mended"}');
    await pullTeam(bob, crewId);
    const { forms, sync } = await getFormRows(bob);
    expect(forms).toHaveLength(2);
    expect(sync).toMatchObject({ errors: [] });
    expect(forms.map(({ id, unreadable }) => [id, unreadable])).toEqual([
      ['form-1', undefined],
      ['form-2', undefined],
    ]);
  });

  it('[SYNC-37] are not forms outside Form Config, and copies of a form do not replace it', async () => {
    const { workspace, ada } = await createPullFixture();
    const config = JSON.stringify({ ...(workspace.json(`${folder}/form.config.json`) as object), title: 'Fake' });
    await putFile(workspace, 'bob', 'Responses/Fake/form.config.json', config.replace('form-1', 'form-3'));
    await putFile(workspace, 'bob', 'Form Config/Site visit (copy)/form.config.json', config);
    await pullTeam(ada, crewId);
    expect((await getFormRows(ada)).forms).toMatchObject([{ id: 'form-1', title: 'Site / visit' }]);
    expect((await getFormRows(ada)).forms).toHaveLength(1);
  });

  it('[SYNC-37] are refused if they are settings of a newer schema', async () => {
    const { workspace, ada } = await createPullFixture();
    await putFile(workspace, 'bob', 'team.config.json', '{"schemaVersion": "2.0.0"}');
    await pullTeam(ada, crewId);
    const { id } = workspace.item('team.config.json');
    expect((await getFormRows(ada)).sync?.errors).toEqual([
      {
        kind: 'drive-change',
        parameters: { name: 'team.config.json', id },
        cause: { kind: 'schema-too-new', parameters: { known: '1.11.0', found: '2.0.0' } },
      },
    ]);
    expect(await ada.database.teams.get(crewId)).toMatchObject({ schemaVersion: '1.11.0' });
  });
});
