import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import {
  changedDraft,
  createFormFixture,
  intakeForm,
  interruptAtEveryRequest,
  interruptionMoments,
} from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { createFormService } from './create-form-service.ts';

async function createPublishedFixture() {
  const fixture = await createFormFixture();
  await fixture.service.add(crewId, intakeForm);
  await fixture.service.publish('form-1', 'hello');
  const remove = async (path: string) => {
    const { driveId } = fixture.workspace.library();
    const address = `${fixture.workspace.graph.baseUrl}/drives/${driveId}/items/${fixture.workspace.item(path).id}`;
    await fixture.workspace.graph.fetch(address, { method: 'DELETE', headers: { Authorization: 'Bearer ada' } });
  };
  return { ...fixture, remove };
}

describe('responses folder', () => {
  it('[SYNC-131] is created again after it was deleted, and its new ID is published', async () => {
    const { workspace, service, remove, registered } = await createPublishedFixture();
    const before = workspace.item('Responses/Site visit').id;
    await remove('Responses/Site visit');
    const row = await service.setupResponseFolder('form-1');
    const { id } = workspace.item('Responses/Site visit');
    expect(id).not.toBe(before);
    expect(row.responsesDriveItemId).toBe(id);
    expect(workspace.json('Form Config/Site visit/form.config.json')).toMatchObject({ responsesDriveItemId: id });
    expect(registered.at(-1)).toMatchObject({ responsesFolderDriveItemId: id });
  });

  it('is kept if it exists', async () => {
    const { workspace, service } = await createPublishedFixture();
    const before = workspace.item('Responses/Site visit').id;
    expect((await service.setupResponseFolder('form-1')).responsesDriveItemId).toBe(before);
  });

  it.each(interruptionMoments)('[SYNC-40] is created only once despite an interruption %s', async (moment) => {
    const prepare = (context: SyncContext) => createFormService(context).add(crewId, intakeForm);
    await interruptAtEveryRequest(moment, prepare, (context) =>
      createFormService(context).setupResponseFolder('form-1'),
    );
  });

  it('cannot be created without the parent folder', async () => {
    const { service, remove } = await createPublishedFixture();
    await remove('Responses');
    await expect(service.setupResponseFolder('form-1')).rejects.toThrow('no-responses-folder');
  });
});

describe('syncing one form', () => {
  it('loads the changes of others, and keeps edits that are not sent', async () => {
    const { workspace, context, service } = await createPublishedFixture();
    const bob = await workspace.createBrowserFor('bob');
    await bob.database.teams.bulkPut(await context.database.teams.toArray());
    await bob.database.forms.bulkPut(await context.database.forms.toArray());
    const others = createFormService(bob);
    await others.updateDraft('form-1', changedDraft);
    await others.publish('form-1', 'again');
    await others.updateConfig('form-1', { category: 'Field' });
    await context.database.forms.update('form-1', { isDirty: 1 });
    const row = await service.sync('form-1');
    expect(row).toMatchObject({ category: 'Field', published: { version: 2, ...changedDraft }, isDirty: 1 });
    expect(row?.draft).toMatchObject({ schema: intakeForm.schema });
  });

  it('detects that the form was unpublished or deleted', async () => {
    const { service, remove, context } = await createPublishedFixture();
    await remove('Form Config/Site visit/form.published.json');
    expect(await service.sync('form-1')).not.toHaveProperty('published');
    await remove('Form Config/Site visit');
    expect(await service.sync('form-1')).toBeUndefined();
    expect(await context.database.forms.count()).toBe(0);
  });

  it('reports unreadable files', async () => {
    const { service, workspace } = await createPublishedFixture();
    const item = workspace.item('Form Config/Site visit/form.draft.json');
    item.current = { ...item.current, bytes: new TextEncoder().encode('no JSON') };
    await expect(service.sync('form-1')).rejects.toThrow('drive-change: form.draft.json');
  });
});

describe('email templates of older programs', () => {
  it.each(interruptionMoments)(
    'are removed from draft and published version without a new version, also after an interruption %s',
    async (moment) => {
      const prepare = async (context: SyncContext) => {
        const service = createFormService(context);
        await service.add(crewId, intakeForm);
        await service.updateDraft('form-1', { ...changedDraft, emailTemplate: { to: 'x@contoso.test' } });
        await service.publish('form-1', 'hello');
      };
      await interruptAtEveryRequest(moment, prepare, async (context) => {
        const row = await createFormService(context).removeDeprecatedEmailTemplates('form-1');
        expect(row.draft).not.toHaveProperty('emailTemplate');
        expect(row.published).toMatchObject({ version: 1, ...changedDraft });
        const { versions } = await createFormService(context).listVersions('form-1');
        expect(versions).toMatchObject([{ version: 1, comment: 'hello' }]);
        expect(versions).toHaveLength(1);
      });
    },
  );

  it('[SYNC-232] are removed together with the webhook that sent their emails', async () => {
    const { context } = await createPublishedFixture();
    const deleted: unknown[] = [];
    const server = {
      ...context.ports.server,
      deleteInbuiltEmailWebhook: async (...ask: readonly unknown[]) => void deleted.push(ask),
    };
    await createFormService({ ...context, ports: { ...context.ports, server } }).removeDeprecatedEmailTemplates(
      'form-1',
    );
    expect(deleted).toEqual([[crewId, 'form-1']]);
  });
});

describe('a response of a form', () => {
  it('is rendered as a PDF whether it is submitted or not', async () => {
    const { context, service } = await createPublishedFixture();
    const draft = await createResponseCommands(context).create('form-1', { place: 'Kew' });
    expect(await (await service.getPdf(draft)).text()).toBe('%PDF Site / visit [DRAFT]');
    const { submitted: _, ...rest } = draft;
    const stored: StoredResponse = { ...rest, submissionNumber: 4, titleTemplate: '{{submissionNumber}}' };
    expect(await (await service.getPdf(stored)).text()).toBe('%PDF 4');
  });

  it('times out after 30 s of rendering', async () => {
    const waited: number[] = [];
    const { workspace } = await createFormFixture();
    const context = await workspace.createBrowserFor('ada', {
      pdf: { render: () => new Promise(() => {}) },
      clock: { monotonicMs: () => 0, now: () => '2026-11-21T08:00:00.000Z', wait: async (ms) => void waited.push(ms) },
    });
    const service = createFormService(context);
    await service.add(crewId, intakeForm);
    await service.publish('form-1', '');
    const draft = await createResponseCommands(context).create('form-1');
    await expect(service.getPdf(draft)).rejects.toThrow('pdf-timeout');
    expect(waited).toEqual([30_000]);
  });

  it('[SYNC-231] is delivered by the server to webhooks and email rules separately, with its revision', async () => {
    const { context, workspace } = await createPublishedFixture();
    const deliveries: unknown[] = [];
    const server = {
      ...context.ports.server,
      deliver: async (...ask: readonly unknown[]) => void deliveries.push(ask),
    };
    const service = createFormService({ ...context, ports: { ...context.ports, server } });
    for (const triggerType of ['submit', 'resubmit', 'delete'] as const)
      await service.triggerWebhook('form-1', { responseId: 'r-1', revision: 2, triggerType });
    await service.triggerEmailNotification('form-1', { responseId: 'r-2', revision: 1 });
    await service.triggerEmailNotification('form-1', { responseId: 'r-2', revision: 2, triggerType: 'resubmit' });
    expect(deliveries).toEqual([
      [crewId, 'form-1', { responseId: 'r-1', revision: 2, triggerType: 'submit', target: 'webhook' }],
      [crewId, 'form-1', { responseId: 'r-1', revision: 2, triggerType: 'resubmit', target: 'webhook' }],
      [crewId, 'form-1', { responseId: 'r-1', revision: 2, triggerType: 'delete', target: 'webhook' }],
      [crewId, 'form-1', { responseId: 'r-2', revision: 1, triggerType: 'submit', target: 'email' }],
      [crewId, 'form-1', { responseId: 'r-2', revision: 2, triggerType: 'resubmit', target: 'email' }],
    ]);
    expect(workspace.tree()).not.toContain('Responses/Site visit/1 Site visit');
    const unknown = service.triggerWebhook('form-9', { responseId: 'r-1', revision: 2, triggerType: 'submit' });
    await expect(unknown).rejects.toThrow('invalid-form: form-9');
  });
});
