import { randomUUID } from 'node:crypto';
import { countSubmission, getSubscription, getTeamToken, nextSubmissionNumber } from '@tideform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const [teamId, tenantId] = [randomUUID(), randomUUID()];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const createClient = async (isTeamOwner = false) =>
  test.clientWith(await test.tokens.signTeamToken({ teamId, userId: randomUUID(), tenantId, isTeamOwner }));

async function loadUsage(): Promise<[number, number]> {
  const answer = await (await createClient()).call(getSubscription, { params: { teamId } });
  if (!answer.ok) throw new Error(answer.refusal);
  return [answer.value.activeUsers, answer.value.submissions];
}

/** Requests a team token like the app does when a user opens a team. By default, the user is new. */
async function recordVisit(userId: string = randomUUID(), at = teamId): Promise<string> {
  const token = test.graph.tokenOf({ userId, tenantId, joinedTeams: [at], ownedGroups: [] });
  expect(await test.clientWith(token).call(getTeamToken, { params: { teamId: at } })).toMatchObject({ ok: true });
  return userId;
}

async function submit(key: string): Promise<void> {
  const client = await createClient();
  await client.call(nextSubmissionNumber, { params: { teamId, formId: 'form-1' }, idempotencyKey: key });
  const query = { formId: 'form-1' };
  await client.call(countSubmission, { params: { teamId }, query, idempotencyKey: key });
}

it('unlocks all features if no billing provider is configured', async () => {
  const client = await createClient(true);
  expect(await client.call(getSubscription, { params: { teamId } })).toEqual({
    ok: true,
    value: {
      plan: 'enterprise',
      status: 'active',
      currency: 'usd',
      seller: 'nobody',
      stripeOwnerId: null,
      payerName: null,
      isTeamOwner: true,
      source: null,
      marketplaceSubscriptionId: null,
      tenantId,
      restricted: false,
      activeUsers: 0,
      submissions: 0,
      limits: { monthly: { users: null, submissions: null } },
      unlockedFeatures: ['pdf_templates', 'custom_css', 'submission_number', 'kiosk', 'preview_data_sources'],
    },
  });
  expect(await (await createClient()).call(getSubscription, { params: { teamId } })).toMatchObject({
    value: { isTeamOwner: false },
  });
});

it('counts active users and submissions per month', async () => {
  test.now = new Date('2026-03-31T23:30:00Z');
  const ada = await recordVisit();
  await recordVisit();
  await recordVisit(ada);
  await recordVisit(randomUUID(), randomUUID());
  await submit('response-1');
  await submit('response-2');
  expect(await loadUsage()).toEqual([2, 2]);

  test.now = new Date('2026-04-01T00:05:00Z');
  expect(await loadUsage()).toEqual([0, 0]);
  await recordVisit(ada);
  await submit('response-3');
  expect(await loadUsage()).toEqual([1, 1]);
});
