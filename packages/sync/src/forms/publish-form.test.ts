import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { hasUnpublishedChanges } from '../library/form-content.ts';
import {
  changedDraft,
  createFormFixture,
  getFieldsByPath,
  intakeForm,
  interruptAtEveryRequest,
  interruptionMoments,
} from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { createFormService } from './create-form-service.ts';

describe('publishing', () => {
  it('checks in version after version with its comment and registers the form', async () => {
    const { workspace, context, service, registered } = await createFormFixture();
    await service.add(crewId, intakeForm);
    const first = await service.publish('form-1', 'hello');
    await service.updateDraft('form-1', changedDraft);
    const second = await service.publish('form-1', 'again');
    const path = 'Form Config/Site visit/form.published.json';
    expect(first.published).toMatchObject({ version: 1, schema: intakeForm.schema });
    expect(second.published).toMatchObject({ version: 2, ...changedDraft });
    expect(await context.database.forms.get('form-1')).toEqual(second);
    expect(workspace.json(path)).toEqual({ ...changedDraft, version: 2 });
    expect(new Set(workspace.item(path).versions.map((version) => version.fields.tfVersionComment))).toEqual(
      new Set([undefined, 'v1: hello', 'v2: again']),
    );
    expect(workspace.item(path)).toMatchObject({ checkInComment: 'v2: again', draft: undefined });
    expect(getFieldsByPath(workspace, path)).toMatchObject({ tfItemType: 'form-published', tfFormVersion: 2 });
    const folder = workspace.item('Responses/Site visit');
    expect(folder.current.fields).toEqual({ tfFormId: 'form-1' });
    expect(workspace.json('Form Config/Site visit/form.config.json')).toMatchObject({
      responsesDriveItemId: folder.id,
    });
    expect(registered).toEqual(
      Array(2).fill({
        teamId: crewId,
        formId: 'form-1',
        driveId: workspace.library().driveId,
        title: 'Site / visit',
        channelId: '19:general',
        publishedDriveItemId: workspace.item(path).id,
        responsesFolderDriveItemId: folder.id,
      }),
    );
  });

  it('[SYNC-130] excludes the draft’s own tests, and does not count a change of them as a change', async () => {
    const { workspace, service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    const tests = [{ id: 'a', name: 'Storm' }];
    await service.updateDraft('form-1', { ...intakeForm, tests });
    const form = await service.publish('form-1', '');
    expect(workspace.json('Form Config/Site visit/form.draft.json')).toMatchObject({ tests });
    expect(workspace.json('Form Config/Site visit/form.published.json')).not.toHaveProperty('tests');
    expect(form.published).not.toHaveProperty('tests');
    expect(form.draft).toMatchObject({ tests });
    expect(hasUnpublishedChanges(form)).toBe(false);
    expect((await service.fetchDraft('form-1')).draft).toMatchObject({ tests });
    const other = await service.updateDraft('form-1', { ...intakeForm, tests: [] }, form.draft);
    expect(other.draft).toMatchObject({ tests: [] });
  });

  it('creates a new version with the same content when requested', async () => {
    const { service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    await service.publish('form-1', 'same');
    expect((await service.publish('form-1', 'same')).published?.version).toBe(2);
  });

  it.each(interruptionMoments)(
    '[SYNC-40] has the same result after an interruption %s, the first time',
    async (moment) => {
      await interruptAtEveryRequest(
        moment,
        (context) => createFormService(context).add(crewId, intakeForm),
        (context) => createFormService(context).publish('form-1', 'hello'),
      );
    },
  );

  it.each(interruptionMoments)(
    '[SYNC-40] has the same result after an interruption %s, the next time',
    async (moment) => {
      const prepare = async (context: SyncContext) => {
        const service = createFormService(context);
        await service.add(crewId, intakeForm);
        await service.publish('form-1', 'hello');
        await service.updateDraft('form-1', changedDraft);
      };
      await interruptAtEveryRequest(moment, prepare, (context) =>
        createFormService(context).publish('form-1', 'again'),
      );
    },
  );

  it('[SYNC-40] recognizes its interrupted call even after a pull of the version', async () => {
    const { workspace, context, service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    const server = { ...context.ports.server, registerForm: () => Promise.reject(new Error('the tab died')) };
    const dying = createFormService({ ...context, ports: { ...context.ports, server } });
    await expect(dying.publish('form-1', 'hello')).rejects.toThrow('the tab died');
    await pullTeam(context, crewId);
    expect((await context.database.forms.get('form-1'))?.published?.version).toBe(1);
    const row = await service.publish('form-1', 'hello');
    expect(row.published?.version).toBe(1);
    expect(row).not.toHaveProperty('publishing');
    expect(workspace.item('Form Config/Site visit/form.published.json').checkInComment).toBe('v1: hello');
    expect((await service.publish('form-1', 'hello')).published?.version).toBe(2);
  });

  it("[SYNC-43] is refused during another user's check-out, and discards its own after a refusal", async () => {
    const { workspace, context, service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    await service.publish('form-1', 'hello');
    const file = workspace.item('Form Config/Site visit/form.published.json');
    file.draft = { holderId: 'bob', content: file.current };
    await expect(service.publish('form-1', 'again')).rejects.toMatchObject({ status: 423 });
    file.draft = undefined;
    const { columns } = workspace.library();
    const versions = columns.findIndex((column) => column.name === 'tfFormVersion');
    const [removed] = columns.splice(versions, 1);
    await expect(service.publish('form-1', 'again')).rejects.toMatchObject({ status: 400 });
    expect(file.draft).toBeUndefined();
    if (removed) columns.push(removed);
    expect((await service.publish('form-1', 'again')).published?.version).toBe(2);
    expect(await context.database.forms.get('form-1')).toMatchObject({ published: { version: 2 } });
  });

  it('[SYNC-43] continues the version numbers of another builder', async () => {
    const { workspace, context, service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    const bob = await workspace.createBrowserFor('bob');
    await bob.database.teams.bulkPut(await context.database.teams.toArray());
    await bob.database.forms.bulkPut(await context.database.forms.toArray());
    await createFormService(bob).publish('form-1', 'by bob');
    expect((await service.publish('form-1', 'by ada')).published?.version).toBe(2);
  });

  it('needs the responses folder', async () => {
    const { workspace, service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    const { driveId } = workspace.library();
    const address = `${workspace.graph.baseUrl}/drives/${driveId}/items/${workspace.item('Responses').id}`;
    await workspace.graph.fetch(address, { method: 'DELETE', headers: { Authorization: 'Bearer ada' } });
    await expect(service.publish('form-1', 'hello')).rejects.toThrow('no-responses-folder');
  });
});
