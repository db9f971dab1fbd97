import { describe, expect, it } from 'vitest';
import { acquireLease } from '../database/lease.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { createTestPorts } from '../testing/local-context.ts';
import { createPushFixture, refuseRequests } from '../testing/push-fixture.ts';
import { sweepStrays } from './sweep-strays.ts';

const folder = 'Responses/Site visit/1 Site visit';
const strayPath = `${folder}/response.draft.json`;

interface LateDraftOptions {
  readonly by?: string;
  readonly content?: object;
  readonly fields?: Record<string, unknown>;
}

/** Ada has submitted, and an upload of her draft's file arrives afterwards. */
async function createStrayFixture({ by = 'ada', content = {}, fields }: LateDraftOptions = {}) {
  let now = '2026-06-10T08:00:00.000Z';
  const fixture = await createPushFixture({ clock: { ...createTestPorts().clock, now: () => now } });
  const { workspace, context } = fixture;
  const { id } = await fixture.createSubmission('Kew');
  await fixture.push();
  const submitted = workspace.json(`${folder}/response.submitted.json`) as object;
  const { driveId } = workspace.library();
  const parent = workspace.item(folder).id;
  await workspace.graph.fetch(
    `${workspace.graph.baseUrl}/drives/${driveId}/items/${parent}:/response.draft.json:/content`,
    {
      method: 'PUT',
      headers: { Authorization: `Bearer ${by}` },
      body: JSON.stringify({ ...submitted, timestamp: '2026-06-10T07:59:00.000Z', ...content }),
    },
  );
  const item = workspace.item(strayPath);
  if (fields) item.current = { ...item.current, fields };
  return {
    ...fixture,
    id,
    async sweepAt(instant: string): Promise<boolean> {
      now = instant;
      const run = {
        ...context,
        epoch: await acquireLease(context.database),
        retries: createRetryTimes(context.ports.clock),
      };
      await sweepStrays(run);
      return !workspace.tree().includes(strayPath);
    },
  };
}

const nextDay = '2026-06-11T08:00:01.000Z';

describe('a draft file that arrives after its submission', () => {
  it('[I6] [SYNC-137] is deleted after 24 hours; the submission stays', async () => {
    const { sweepAt, responseFiles, context, id, workspace } = await createStrayFixture();
    expect(await sweepAt('2026-06-11T07:59:59.000Z')).toBe(false);
    expect(await sweepAt(nextDay)).toBe(true);
    expect(responseFiles()).toEqual([
      '1 Site visit',
      '1 Site visit/response.submitted.json',
      '1 Site visit/submission.pdf',
    ]);
    expect(await context.database.receipts.get(id)).toMatchObject({ swept: 1 });
    const calls = workspace.calls.length;
    await sweepAt('2026-06-12T08:00:01.000Z');
    expect(workspace.calls).toHaveLength(calls);
  });

  it.each<[string, LateDraftOptions]>([
    ['is another person’s', { by: 'bob' }],
    ['has newer answers than the submission', { content: { timestamp: '2026-06-10T08:00:01.000Z' } }],
    ['is of another response', { content: { id: 'other' } }],
    ['is not a response', { content: { schema: 'none' } }],
    ['was claimed as a draft', { fields: { tfItemType: 'response', tfResponseId: 'x' } }],
  ])('[SYNC-137] stays when it %s', async (_title, late) => {
    const { sweepAt } = await createStrayFixture(late);
    expect(await sweepAt(nextDay)).toBe(false);
  });

  it('[SYNC-137] stays while it is locked or offline, and is deleted afterwards', async () => {
    const { sweepAt, setRequestFault, context, id } = await createStrayFixture();
    setRequestFault(refuseRequests('response.draft.json', 423, 'resourceLocked'));
    expect(await sweepAt(nextDay)).toBe(false);
    setRequestFault(() => 'lost');
    expect(await sweepAt(nextDay)).toBe(false);
    expect(await context.database.receipts.get(id)).not.toHaveProperty('swept');
    setRequestFault();
    expect(await sweepAt(nextDay)).toBe(true);
  });

  it('[SYNC-137] is not searched for when the submission is deleted', async () => {
    const { sweepAt, context, id, commands, push } = await createStrayFixture();
    await commands.deleteSubmitted('crew', id);
    const receipt = await context.database.receipts.get(id);
    await push();
    if (receipt) await context.database.receipts.put(receipt);
    expect(await sweepAt(nextDay)).toBe(true);
    expect(await context.database.receipts.get(id)).toMatchObject({ swept: 1 });
  });
});
