import {
  type ApiClient,
  getSubscription,
  playSubscription,
  putDataSource,
  setSubmissionNumber,
} from '@tideform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSubscription } from '../entitlements/load-subscription.ts';
import { type Subscription, saveSubscription } from '../entitlements/subscriptions-store.ts';
import { createMemoryTeam, type MemoryTeam } from '../testing/create-memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let team: MemoryTeam;
let owner: ApiClient;
let builder: ApiClient;
beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, { ...team.ports, billingProvider: 'demonstration' });
  owner = await team.apiOf(test, 'owner');
  builder = await team.apiOf(test, 'builder');
});
afterAll(() => test.close());

const simulateSubscription = (
  plan: Subscription['plan'],
  status: Subscription['status'] = 'active',
  restricted = false,
) => owner.call(playSubscription, { params: { teamId: team.teamId }, body: { plan, status, restricted } });
const preview = { siteId: 'contoso.test,5a1c,9b2d', listId: 'list-2' };
const putSource = (id: string, title: string, previewConfig?: typeof preview) =>
  builder.call(putDataSource, {
    params: { teamId: team.teamId, id },
    body: {
      settings: {
        type: 'sharepoint-list',
        title,
        config: { siteId: preview.siteId, listId: 'list-1' },
        ...(previewConfig && { previewConfig }),
      },
    },
  });
const setNumber = (submissionNumber: number) =>
  builder.call(setSubmissionNumber, {
    params: { teamId: team.teamId, formId: 'form-1' },
    body: { submissionNumber },
  });

it('lets owners simulate a plan in the demo', async () => {
  expect(await simulateSubscription('paid1', 'trial')).toMatchObject({
    ok: true,
    value: { plan: 'paid1', seller: 'demonstration' },
  });
  const read = await builder.call(getSubscription, { params: { teamId: team.teamId } });
  expect(read).toMatchObject({
    value: { plan: 'paid1', status: 'trial', limits: { monthly: { users: 20, submissions: 1000 } } },
  });
  const body = { plan: 'free', status: 'active', restricted: false } as const;
  const byBuilder = await builder.call(playSubscription, { params: { teamId: team.teamId }, body });
  expect(byBuilder).toMatchObject({ refusal: 'forbidden' });
});

it('refuses features that the plan does not include, and keeps existing settings', async () => {
  await simulateSubscription('paid2');
  expect((await putSource('assets', 'Assets', preview)).ok).toBe(true);
  expect((await setNumber(7)).ok).toBe(true);

  await simulateSubscription('paid1');
  expect((await setNumber(8)).ok).toBe(true);
  expect((await putSource('assets', 'Plant', preview)).ok).toBe(true);
  expect(await putSource('assets', 'Plant', { ...preview, listId: 'list-3' })).toMatchObject({
    refusal: 'locked-by-plan',
  });
  expect(await putSource('sites', 'Sites', preview)).toMatchObject({ refusal: 'locked-by-plan' });
  expect((await putSource('sites', 'Sites')).ok).toBe(true);

  await simulateSubscription('paid2', 'past_due');
  expect(await setNumber(9)).toMatchObject({ refusal: 'locked-by-plan' });
});

it('restricts a team if the operator sets it, or if payment is overdue for more than thirty days', async () => {
  await simulateSubscription('free', 'active', true);
  expect(await loadSubscription(test.context, team)).toMatchObject({ restricted: true });
  const owing: Subscription = {
    ...(await loadSubscription(test.context, team)),
    status: 'past_due',
    restricted: false,
    owingSince: new Date('2026-02-12T10:00:00Z'),
  };
  await saveSubscription(test.db.database, team.teamId, owing, test.now);
  expect(await loadSubscription(test.context, team)).toMatchObject({ restricted: false });
  test.now = new Date('2026-03-14T10:00:01Z');
  expect(await loadSubscription(test.context, team)).toMatchObject({ restricted: true, unlockedFeatures: [] });
});

it('refuses to simulate a plan outside the demo', async () => {
  const other = await startTestApp({}, team.ports);
  try {
    const body = { plan: 'free', status: 'active', restricted: false } as const;
    const answer = await (await team.apiOf(other, 'owner')).call(playSubscription, {
      params: { teamId: team.teamId },
      body,
    });
    expect(answer).toMatchObject({ refusal: 'not-a-demonstration' });
  } finally {
    await other.close();
  }
});
