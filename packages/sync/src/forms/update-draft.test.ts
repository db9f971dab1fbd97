import { describe, expect, it } from 'vitest';
import { changedDraft, createFormFixture, intakeForm } from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { createFormService } from './create-form-service.ts';

describe('the draft of a form', () => {
  it('is replaced in the library and on the device', async () => {
    const { workspace, context, service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    await service.updateDraft('form-1', changedDraft);
    expect(workspace.json('Form Config/Site visit/form.draft.json')).toEqual(changedDraft);
    expect((await context.database.forms.get('form-1'))?.draft).toMatchObject(changedDraft);
  });

  it('is loaded from the library, but does not overwrite local edits', async () => {
    const { workspace, context, service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    const other = await workspace.createBrowserFor('bob');
    await other.database.teams.bulkPut(await context.database.teams.toArray());
    await other.database.forms.bulkPut(await context.database.forms.toArray());
    await createFormService(other).updateDraft('form-1', changedDraft);
    expect((await service.fetchDraft('form-1')).draft).toMatchObject(changedDraft);
    await context.database.forms.update('form-1', {
      isDirty: 1,
      draft: { driveItemId: 'x', schema: intakeForm.schema },
    });
    expect((await service.fetchDraft('form-1')).draft).toMatchObject({ schema: intakeForm.schema });
  });

  it('is named in the failure when it is missing or refused', async () => {
    const { workspace, context, service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    const { driveId } = workspace.library();
    const itemId = workspace.item('Form Config/Site visit/form.draft.json').id;
    const headers = { Authorization: 'Bearer ada' };
    const address = `${workspace.graph.baseUrl}/drives/${driveId}/items/${itemId}`;
    await workspace.graph.fetch(address, { method: 'DELETE', headers });
    await expect(service.fetchDraft('form-1')).rejects.toThrow('form-incomplete: form-1, form.draft.json');
    await context.database.forms.update('form-1', { draft: undefined, folderDriveItemId: '' });
    await expect(service.fetchDraft('form-1')).rejects.toThrow('form-incomplete: form-1, folderDriveItemId');
    await expect(service.fetchDraft('form-2')).rejects.toThrow('invalid-form: form-2');
    await context.database.teams.update(crewId, { driveId: undefined });
    await expect(service.fetchDraft('form-1')).rejects.toThrow(`team-not-initialized: ${crewId}`);
  });
});
