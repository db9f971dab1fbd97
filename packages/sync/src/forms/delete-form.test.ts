import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { createMemoryProductServer } from '../testing/local-context.ts';
import {
  createFormFixture,
  intakeForm,
  interruptAtEveryRequest,
  interruptionMoments,
} from '../testing/pull-fixture.ts';
import { createWorkspace, crewId } from '../testing/workspace.ts';
import { createFormService } from './create-form-service.ts';

describe('unpublishing and deleting a form', () => {
  it('unpublishes: the draft and the responses stay, and version numbers continue', async () => {
    const { workspace, service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    await service.publish('form-1', 'hello');
    expect(await service.unPublish('form-1')).not.toHaveProperty('published');
    expect(await service.unPublish('form-1')).not.toHaveProperty('published');
    expect(workspace.tree()).toContain('Responses/Site visit');
    expect(workspace.tree()).not.toContain('Form Config/Site visit/form.published.json');
    expect((await service.publish('form-1', 'hello')).published?.version).toBe(2);
    await service.publish('form-1', 'again');
    await service.unPublish('form-1');
    expect((await service.publish('form-1', 'again')).published?.version).toBe(4);
  });

  it('continues version numbers on a device that did not unpublish the form', async () => {
    const { workspace, context, service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    await service.publish('form-1', 'hello');
    const bob = await workspace.createBrowserFor('bob');
    await bob.database.teams.bulkPut(await context.database.teams.toArray());
    await bob.database.forms.bulkPut(await context.database.forms.toArray());
    await createFormService(bob).unPublish('form-1');
    expect((await service.publish('form-1', 'hello')).published?.version).toBe(2);
  });

  it.each(interruptionMoments)('[SYNC-40] has the same result after an interruption %s', async (moment) => {
    const prepare = async (one: SyncContext) => {
      await createFormService(one).add(crewId, intakeForm);
      await createFormService(one).publish('form-1', 'hello');
    };
    await interruptAtEveryRequest(moment, prepare, (one) => createFormService(one).unPublish('form-1'));
    const unPublished = async (one: SyncContext) => {
      await prepare(one);
      await createFormService(one).unPublish('form-1');
    };
    await interruptAtEveryRequest(moment, unPublished, (one) => createFormService(one).publish('form-1', 'again'));
  });

  it('deletes the folder and the local record', async () => {
    const { workspace, context, service } = await createFormFixture();
    await service.add(crewId, intakeForm);
    await service.delete('form-1');
    expect(workspace.tree()).not.toContain('Form Config/Site visit');
    expect(await context.database.forms.count()).toBe(0);
    await expect(service.delete('form-1')).rejects.toThrow('invalid-form: form-1');
  });

  it.each(['asked', 'answered'])(
    '[SYNC-232] deletes the webhook for its emails, too, and never leaves it behind after an interruption (server %s)',
    async (moment) => {
      let isCut = true;
      for (let cutAt = 1; isCut; cutAt += 1) {
        const { workspace, context, service, webhooks, cut } = await createFixtureWithWebhook();
        await service.add(crewId, intakeForm);
        cut(moment, cutAt);
        isCut = await service.delete('form-1').then(
          () => false,
          () => true,
        );
        cut(moment, Number.POSITIVE_INFINITY);
        // Meanwhile, the device syncs and removes what was deleted from the library.
        await pullTeam(context, crewId);
        if (await context.database.forms.get('form-1')) await service.delete('form-1');
        const left = [await context.database.forms.count(), webhooks.has('form-1'), workspace.tree()];
        expect(left, `cut ${cutAt}`).toEqual([0, false, expect.not.arrayContaining(['Form Config/Site visit'])]);
      }
    },
  );
});

/** Graph and the product server, which has an older program's webhook; both are cut off together. */
async function createFixtureWithWebhook() {
  let calls = 0;
  let cutAt = Number.POSITIVE_INFINITY;
  let cutMoment = '';
  const isLost = (moment: string) => moment === cutMoment && ++calls >= cutAt;
  const workspace = createWorkspace({
    fault: (moment) => (isLost(moment === 'request' ? 'asked' : 'answered') ? 'lost' : undefined),
  });
  const webhooks = new Set(['form-1']);
  const deleteInbuiltEmailWebhook = async (_teamId: string, formId: string) => {
    if (isLost('asked')) throw new Error('the tab died');
    webhooks.delete(formId);
    if (isLost('answered')) throw new Error('the tab died');
  };
  const server = { ...createMemoryProductServer(), deleteInbuiltEmailWebhook };
  const context = await workspace.createBrowserFor('ada', { server });
  const cut = (moment: string, at: number) => {
    [calls, cutMoment, cutAt] = [0, moment, at];
  };
  return { workspace, context, webhooks, cut, service: createFormService(context) };
}
