import { describe, expect, it } from 'vitest';
import { acquireLease } from '../database/lease.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { createTestPorts } from '../testing/local-context.ts';
import { createPushFixture, refuseRequests } from '../testing/push-fixture.ts';
import { sweepDiscarded } from './sweep-discarded.ts';

const responses = 'Responses/Site visit';
const folder = `${responses}/1 Site visit`;

/** Ada has discarded a draft, and a call that creates its folder arrives afterwards. */
async function createLateFolderFixture({ by = 'ada' }: { readonly by?: string } = {}) {
  let now = '2026-06-10T08:00:00.000Z';
  let server: () => string | undefined = () => now;
  const clock = { ...createTestPorts().clock, now: () => now };
  const fixture = await createPushFixture({ clock, serverNow: () => server() });
  const { workspace, context, commands } = fixture;
  const { id } = await fixture.draft('Kew');
  await fixture.push();
  await commands.discard(id);
  await fixture.push();
  expect(fixture.responseFiles()).toEqual([]);
  const { driveId } = workspace.library();
  const call = async (path: string, init: { readonly method: string; readonly body: string }) => {
    const headers = { Authorization: `Bearer ${by}`, 'Content-Type': 'application/json' };
    const reply = await workspace.graph.fetch(`${workspace.graph.baseUrl}/drives/${driveId}/items/${path}`, {
      ...init,
      headers,
    });
    expect(reply.ok).toBe(true);
  };
  const body = JSON.stringify({ name: '1 Site visit', folder: {}, '@microsoft.graph.conflictBehavior': 'fail' });
  await call(`${workspace.item(responses).id}/children`, { method: 'POST', body });
  return {
    ...fixture,
    id,
    late: () => workspace.item(folder),
    claim(responseId: string) {
      const item = workspace.item(folder);
      item.current = { ...item.current, fields: { tfResponseId: responseId } };
    },
    put: (name: string) => call(`${workspace.item(folder).id}:/${name}:/content`, { method: 'PUT', body: '{}' }),
    remembered: () => context.database.discards.count(),
    /**
     * Sweeps and returns whether the folder was deleted. `serverNow` is the server's time, if it differs from the
     * device's.
     */
    async sweepAt(instant: string, serverNow: () => string | undefined = () => instant): Promise<boolean> {
      now = instant;
      server = serverNow;
      const retries = createRetryTimes(context.ports.clock);
      await sweepDiscarded({ ...context, epoch: await acquireLease(context.database), retries });
      return !workspace.tree().includes(folder);
    },
  };
}

const sameDay = '2026-06-11T07:59:59.000Z';
const nextDay = '2026-06-11T08:00:01.000Z';
const weekLater = '2026-06-17T08:00:01.000Z';

describe('a folder that is created for a draft after it was discarded', () => {
  it("[SYNC-288] stays while it was changed within 24 hours of the server's time", async () => {
    const { sweepAt } = await createLateFolderFixture();
    expect(await sweepAt(nextDay, () => '2026-06-10T08:00:00.000Z')).toBe(false);
  });

  it("[SYNC-288] stays while the server's time is unknown", async () => {
    const { sweepAt, remembered } = await createLateFolderFixture();
    expect(await sweepAt(nextDay, () => undefined)).toBe(false);
    expect(await remembered()).toBe(1);
  });

  it('[SYNC-287] is deleted after 24 hours, and not searched again', async () => {
    const { sweepAt, remembered, context, id, workspace } = await createLateFolderFixture();
    expect(await sweepAt(sameDay)).toBe(false);
    expect(await remembered()).toBe(1);
    expect(await sweepAt(nextDay)).toBe(true);
    const events = await context.database.journal.where({ subject: id }).toArray();
    expect(events.at(-1)).toMatchObject({ event: 'stray deleted' });
    const calls = workspace.calls.length;
    await sweepAt(weekLater);
    expect(workspace.calls).toHaveLength(calls);
  });

  it('[SYNC-287] is deleted when it was claimed for the draft, too', async () => {
    const { sweepAt, claim, id } = await createLateFolderFixture();
    claim(id);
    expect(await sweepAt(nextDay)).toBe(true);
  });

  it.each<[string, (fixture: Awaited<ReturnType<typeof createLateFolderFixture>>) => unknown]>([
    ['it has content', ({ put }) => put('response.draft.json')],
    ['another response has claimed it', ({ claim }) => claim('other')],
    ['another user has changed it', ({ late }) => Object.assign(late(), { modifiedById: 'bob' })],
    ['it was changed within the last day', ({ late }) => Object.assign(late(), { modifiedAt: sameDay })],
    ['the response exists on the device again', ({ context, id }) => context.database.responses.put({ id } as never)],
    ['its form was deleted', ({ context }) => context.database.forms.update('form-1', { isGone: 1 })],
  ])('[SYNC-287] stays when %s', async (_title, happens) => {
    const fixture = await createLateFolderFixture();
    await happens(fixture);
    expect(await fixture.sweepAt(nextDay)).toBe(false);
    expect(await fixture.remembered()).toBe(0);
  });

  it('[SYNC-287] stays when another user has created it', async () => {
    const { sweepAt } = await createLateFolderFixture({ by: 'bob' });
    expect(await sweepAt(nextDay)).toBe(false);
  });

  it('[SYNC-287] stays while offline or locked, and is deleted afterwards', async () => {
    const { sweepAt, setRequestFault } = await createLateFolderFixture();
    setRequestFault(() => 'lost');
    expect(await sweepAt(nextDay)).toBe(false);
    setRequestFault((moment, request) =>
      request.method === 'DELETE' ? refuseRequests('/items/', 423, 'resourceLocked')(moment, request) : undefined,
    );
    expect(await sweepAt(nextDay)).toBe(false);
    setRequestFault();
    expect(await sweepAt(nextDay)).toBe(true);
  });

  it('[SYNC-287] stays when it is changed at the moment of its deletion', async () => {
    const { sweepAt, setRequestFault, late } = await createLateFolderFixture();
    setRequestFault((moment, request) => {
      if (moment === 'request' && request.method === 'DELETE') late().eTag += 1;
      return undefined;
    });
    expect(await sweepAt(nextDay)).toBe(false);
  });

  it('[SYNC-287] is not checked any more after a week of refusals', async () => {
    const { sweepAt, setRequestFault, remembered } = await createLateFolderFixture();
    setRequestFault(refuseRequests('/items', 403, 'accessDenied'));
    await sweepAt('2026-06-17T07:59:59.000Z');
    expect(await remembered()).toBe(1);
    await sweepAt(weekLater);
    expect(await remembered()).toBe(0);
  });

  it('[SYNC-287] is not searched for when the draft never had a number', async () => {
    const { context, commands, draft, push } = await createPushFixture();
    const { id } = await draft('Kew');
    await commands.discard(id);
    await push();
    expect(await context.database.responses.count()).toBe(0);
    expect(await context.database.discards.count()).toBe(0);
  });
});
