import { describe, expect, it } from 'vitest';
import { getSweepStride } from '../testing/create-sweeps.ts';
import {
  createFormFixture,
  getFieldsByPath,
  intakeForm,
  interruptAtEveryRequest,
  interruptionMoments,
} from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { createFormService } from './create-form-service.ts';

describe('adding a form', () => {
  it('initializes the team first and creates config and draft with their columns', async () => {
    const { workspace, context, service } = await createFormFixture();
    const row = await service.add(crewId, intakeForm);
    expect(workspace.tree()).toEqual([
      'Form Config',
      'Form Config/Site visit',
      'Form Config/Site visit/form.config.json',
      'Form Config/Site visit/form.draft.json',
      'Responses',
      'team.config.json',
      '~Private',
    ]);
    expect(workspace.json('Form Config/Site visit/form.config.json')).toEqual({
      id: 'form-1',
      title: 'Site / visit',
      icon: '<svg/>',
      channelId: '19:general',
    });
    expect(workspace.json('Form Config/Site visit/form.draft.json')).toEqual({ schema: intakeForm.schema });
    expect(getFieldsByPath(workspace, 'Form Config/Site visit/form.draft.json')).toEqual({
      tfItemType: 'form-draft',
      tfFormId: 'form-1',
      tfTitle: 'Site / visit',
      tfChannelId: '19:general',
    });
    expect(await context.database.forms.get('form-1')).toEqual(row);
    expect(await context.database.syncRequests.get(crewId)).toBeDefined();
  });

  it('stores the PDF form that a form was created from, and returns it', async () => {
    const { workspace, service } = await createFormFixture();
    await service.add(crewId, { ...intakeForm, pdfForm: new Blob(['%PDF-1.7'], { type: 'application/pdf' }) });
    expect(workspace.tree()).toContain('Form Config/Site visit/form.paper.pdf');
    expect(await (await service.fetchPdfForm('form-1'))?.text()).toBe('%PDF-1.7');
    await service.add(crewId, { ...intakeForm, id: 'form-2', title: 'Another' });
    expect(await service.fetchPdfForm('form-2')).toBeUndefined();
  });

  it('[SYNC-44] gives forms with the same title separate folders', async () => {
    const { workspace, service } = await createFormFixture();
    for (let count = 0; count < 12; count++) await service.add(crewId, { title: ' ', schema: intakeForm.schema });
    const folders = workspace.tree().filter((path) => /^Form Config\/[^/]+$/.test(path));
    expect(folders).toHaveLength(12);
    expect(folders).toEqual(expect.arrayContaining(['Form Config/Untitled', 'Form Config/Untitled 9']));
    const ids = folders.map((path) => (workspace.json(`${path}/form.config.json`) as { id: string }).id);
    expect(new Set(ids).size).toBe(12);
  });

  it.each(interruptionMoments)('[SYNC-40] completes the same form after an interruption %s', async (moment) => {
    await interruptAtEveryRequest(
      moment,
      async () => {},
      (context) => createFormService(context).add(crewId, intakeForm),
    );
  });

  it('[SYNC-40] finds its own folder again, whichever request is lost', async () => {
    for (let request = 1, happened = true; happened; request += getSweepStride(3)) {
      const { workspace, service } = await createFormFixture();
      await service.add(crewId, intakeForm);
      const tree = workspace.tree();
      workspace.cut.loseRequest(request);
      await service.add(crewId, intakeForm).catch(() => undefined);
      workspace.cut.restore();
      await service.add(crewId, intakeForm);
      expect(workspace.tree(), `lost ${request}`).toEqual(tree);
      happened = workspace.cut.hasHappened;
    }
  });

  it('reports what could not be created', async () => {
    const { workspace, service, context } = await createFormFixture();
    await service.add(crewId, intakeForm);
    workspace.item('Form Config').grants.splice(0);
    const bob = await workspace.createBrowserFor('bob');
    await bob.database.teams.bulkPut(await context.database.teams.toArray());
    const root = workspace.graph.state.items.get(workspace.library().rootId);
    root?.grants.splice(1, 1, { ...root.grants[1]!, role: 'read' });
    await expect(createFormService(bob).add(crewId, { ...intakeForm, id: 'other' })).rejects.toThrow(
      'form-folder-not-created',
    );
  });
});
