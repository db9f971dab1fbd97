import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import {
  createFormFixture,
  getFieldsByPath,
  intakeForm,
  interruptAtEveryRequest,
  interruptionMoments,
} from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { createFormService } from './create-form-service.ts';

describe('updateConfig', () => {
  const prepare = async (context: SyncContext) => {
    await createFormService(context).add(crewId, intakeForm);
    await createFormService(context).publish('form-1', 'hello');
  };
  const rename = (context: SyncContext) =>
    createFormService(context).updateConfig('form-1', { title: '  Inspection ', icon: '<svg id="2"/>' });

  it('renames folders and titles and keeps unknown properties', async () => {
    const { workspace, context, registered } = await createFormFixture();
    await prepare(context);
    const row = await rename(context);
    expect(row).toMatchObject({ title: 'Inspection', icon: '<svg id="2"/>', channelId: '19:general' });
    expect(workspace.tree()).toEqual([
      'Form Config',
      'Form Config/Inspection',
      'Form Config/Inspection/form.config.json',
      'Form Config/Inspection/form.draft.json',
      'Form Config/Inspection/form.published.json',
      'Responses',
      'Responses/Inspection',
      'team.config.json',
      '~Private',
    ]);
    for (const file of ['config', 'draft', 'published']) {
      expect(getFieldsByPath(workspace, `Form Config/Inspection/form.${file}.json`)).toMatchObject({
        tfTitle: 'Inspection',
      });
    }
    expect(workspace.json('Form Config/Inspection/form.config.json')).toMatchObject({
      id: 'form-1',
      title: 'Inspection',
      responsesDriveItemId: row.responsesDriveItemId,
    });
    expect(registered.at(-1)).toMatchObject({ title: 'Inspection' });
  });

  it.each([
    ['Audit 2025', 'Audit', 'Audit'],
    ['Audit', 'Audit 2025', 'Audit 2025'],
    ['Audit 1', 'Audit 2', 'Audit 2'],
    ['Round 7 8', 'Round 7', 'Round 7'],
    ['2025', '2026', '2026'],
  ])('renames the folders of %s to %s', async (from, to, name) => {
    const { workspace, context, service } = await createFormFixture();
    await createFormService(context).add(crewId, { ...intakeForm, title: from });
    await service.publish('form-1', 'hello');
    await service.updateConfig('form-1', { title: to });
    expect(workspace.tree()).toEqual(expect.arrayContaining([`Form Config/${name}`, `Responses/${name}`]));
    expect(workspace.tree()).not.toContain(`Form Config/${from}`);
  });

  it('keeps the number that the service adds when another form has the name', async () => {
    const { workspace, service } = await createFormFixture();
    await service.add(crewId, { ...intakeForm, title: 'Audit' });
    await service.add(crewId, { ...intakeForm, id: 'form-2', title: 'Audit 2025' });
    await service.updateConfig('form-2', { title: 'Audit' });
    const folders = workspace.tree().filter((path) => /^Form Config\/[^/]+$/.test(path));
    expect(folders).toEqual(['Form Config/Audit', 'Form Config/Audit 1']);
    await service.updateConfig('form-2', { title: 'Audit 1' });
    await service.updateConfig('form-2', { title: 'Check' });
    expect(workspace.tree()).toContain('Form Config/Check');
  });

  it('leaves the version history and its numbers unchanged', async () => {
    const { workspace, context, service } = await createFormFixture();
    await prepare(context);
    await rename(context);
    expect((await service.publish('form-1', 'again')).published?.version).toBe(2);
    const { versions } = workspace.item('Form Config/Inspection/form.published.json');
    const comments = versions.map((version) => version.fields.tfVersionComment).filter((comment) => comment);
    expect(comments).toEqual(['v1: hello', 'v2: again']);
  });

  it.each(interruptionMoments)('[SYNC-40] has the same result after an interruption %s', async (moment) => {
    await interruptAtEveryRequest(moment, prepare, rename);
  });

  it('removes properties that are set to an empty string', async () => {
    const { workspace, context, service } = await createFormFixture();
    await prepare(context);
    const row = await service.updateConfig('form-1', { channelId: '', icon: '', metadata: { Region: 'North' } });
    expect(row).not.toHaveProperty('channelId');
    expect(row).toMatchObject({ metadata: { Region: 'North' } });
    const config = workspace.json('Form Config/Site visit/form.config.json');
    expect(config).toMatchObject({ metadata: { Region: 'North' } });
    expect(config).not.toHaveProperty('icon');
    expect(getFieldsByPath(workspace, 'Form Config/Site visit/form.config.json').tfChannelId ?? null).toBeNull();
  });

  it('[SYNC-310] stores whether submissions may be edited', async () => {
    const { workspace, context, service } = await createFormFixture();
    await prepare(context);
    for (const submissionEditMode of ['disabled', 'enabled'] as const) {
      expect(await service.updateConfig('form-1', { submissionEditMode })).toMatchObject({ submissionEditMode });
      expect(workspace.json('Form Config/Site visit/form.config.json')).toMatchObject({ submissionEditMode });
    }
  });

  it('[SYNC-361] stores when the form accepts responses', async () => {
    const { workspace, context, service } = await createFormFixture();
    await prepare(context);
    const opening = { closesAt: '2026-04-01T18:00:00Z', mostResponses: 20, closingText: 'The course is booked.' };
    expect(await service.updateConfig('form-1', { opening })).toMatchObject({ opening });
    expect(workspace.json('Form Config/Site visit/form.config.json')).toMatchObject({ opening });
    await context.database.forms.update('form-1', { eTag: 'before', opening: undefined as never });
    expect(await service.sync('form-1')).toMatchObject({ opening });
    expect((await service.updateConfig('form-1', { opening: {} })).opening).toEqual({});
  });

  it('needs the item of the config file', async () => {
    const { context, service } = await createFormFixture();
    await prepare(context);
    await context.database.forms.update('form-1', { driveItemId: '' });
    await expect(service.updateConfig('form-1', { icon: 'x' })).rejects.toThrow('form-incomplete: form-1, driveItemId');
  });
});
