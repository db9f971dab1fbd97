import { randomUUID } from 'node:crypto';
import {
  type ApiClient,
  activateMarketplaceSubscription,
  getCheckout,
  getPortal,
  getSubscription,
} from '@tideform/contract';
import { pino } from 'pino';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStripeClient } from '../external-services/stripe/create-stripe-client.ts';
import { createSeededRandom } from '../testing/create-seeded-random.ts';
import { type StripeDouble, startStripeDouble } from '../testing/stripe-double/start-stripe-double.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { recordActivity } from '../tokens/tokens-store.ts';
import { createPrices } from './create-prices.ts';
import { refreshPurchases } from './refresh-purchases.ts';

let test: TestApp;
let stripe: StripeDouble;
beforeAll(async () => {
  stripe = await startStripeDouble(() => test.now);
  const stripeClient = createStripeClient(stripe.account);
  test = await startTestApp({}, { billingProvider: 'stripe', stripe: stripeClient });
  expect(await createPrices(stripeClient, 'Tideform')).toHaveLength(4);
  expect(await createPrices(stripeClient, 'Tideform')).toEqual([]);
});
afterAll(async () => {
  await test.close();
  stripe.close();
});

const tenantId = randomUUID();
/** Team of the test, new for each test. */
let team: { readonly teamId: string; readonly ownerId: string; readonly owner: ApiClient };
beforeEach(async () => {
  test.now = new Date('2026-03-14T10:00:00Z');
  const [teamId, ownerId] = [randomUUID(), randomUUID()];
  const activeUser = { teamId, tenantId, userId: ownerId, name: 'Jonas Lindqvist', email: 'jonas@contoso.test' };
  await recordActivity(test.db.database, activeUser, test.now);
  team = { teamId, ownerId, owner: await createClientFor(teamId, ownerId, true) };
});

const createClientFor = async (teamId: string, userId: string, isTeamOwner: boolean) =>
  test.clientWith(await test.tokens.signTeamToken({ teamId, userId, tenantId, isTeamOwner }));

async function requestCheckout(query: object = {}, plan: 'paid1' | 'paid2' = 'paid1', client = team.owner) {
  return client.call(getCheckout, { params: { teamId: team.teamId, plan }, query });
}

/** Starts a checkout. @returns the session of the simulated Stripe */
async function openCheckout(query: object = {}, plan: 'paid1' | 'paid2' = 'paid1'): Promise<Stripe.Checkout.Session> {
  const answer = await requestCheckout(query, plan);
  if (!answer.ok) throw new Error(answer.refusal);
  const session = stripe.state.checkouts.get(answer.value.url.split('/').at(-1)!);
  if (!session) throw new Error(`No checkout at ${answer.value.url}`);
  return session;
}

async function sendEvent(event: Stripe.Event, over: { signature?: string; payload?: string } = {}) {
  const { payload, signature } = { ...stripe.sign(event, test.now), ...over };
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  return test.app.inject({ method: 'POST', url: '/api/stripe/events', headers, payload });
}

/** Delivers all Stripe events since index `from` to the server. */
async function sendEventsSince(from: number): Promise<void> {
  for (const event of stripe.state.events.slice(from))
    expect((await sendEvent(event)).json()).toEqual({ received: true });
}

async function loadStanding(client = team.owner) {
  const answer = await client.call(getSubscription, { params: { teamId: team.teamId } });
  if (!answer.ok) throw new Error(answer.refusal);
  const { plan, status, currency, source, stripeOwnerId, payerName, restricted } = answer.value;
  return { plan, status, currency, source, stripeOwnerId, payerName, restricted };
}

const freeSubscription = {
  ...{ plan: 'free', status: 'active', currency: 'usd', source: null, stripeOwnerId: null, payerName: null },
  restricted: false,
};

it('activates a plan and records its payer once Stripe sends the event', async () => {
  expect(await loadStanding()).toEqual(freeSubscription);
  const from = stripe.state.events.length;
  const session = await openCheckout({ currency: 'eur', period: 'monthly' });
  expect(session).toMatchObject({
    ...{ mode: 'subscription', currency: 'eur', client_reference_id: team.teamId },
    success_url: `http://app.test/teams/${team.teamId}/plans?checkout=done`,
    cancel_url: `http://app.test/teams/${team.teamId}/plans`,
  });
  expect(stripe.state.customers.get(String(session.customer))).toMatchObject({
    ...{ name: 'Jonas Lindqvist', email: 'jonas@contoso.test', metadata: { teamId: team.teamId, tenantId } },
  });
  const subscription = stripe.state.completeCheckout(session);
  expect(subscription.items.data[0]?.price.lookup_key).toBe('tideform_paid1_monthly');
  expect(await loadStanding()).toEqual(freeSubscription);
  await sendEventsSince(from);
  expect(await loadStanding()).toEqual({
    ...{ plan: 'paid1', status: 'active', currency: 'eur', source: 'stripe', restricted: false },
    ...{ stripeOwnerId: team.ownerId, payerName: 'Jonas Lindqvist' },
  });
});

it('reaches the same state if events are late, repeated or reordered', async () => {
  const from = stripe.state.events.length;
  const subscription = stripe.state.completeCheckout(await openCheckout());
  const paid2 = [...stripe.state.prices.values()].find(({ lookup_key }) => lookup_key === 'tideform_paid2_yearly')!;
  stripe.state.failPayment(subscription);
  stripe.state.payInvoice(subscription);
  stripe.state.changePrice(subscription, paid2);
  const random = createSeededRandom(22);
  const events = stripe.state.events.slice(from);
  for (let round = 0; round < 2; round++) {
    const shuffled = [...events, ...events]
      .map((event) => ({ event, at: random.next() }))
      .toSorted((a, b) => a.at - b.at);
    for (const { event } of shuffled) await sendEvent(event);
    expect(await loadStanding()).toMatchObject({ plan: 'paid2', status: 'active', source: 'stripe' });
  }
  stripe.state.cancel(subscription);
  // The first event is delivered again before the last event.
  await sendEvent(events[0]!);
  expect(await loadStanding()).toEqual(freeSubscription);
  await Promise.all([...events, ...stripe.state.events.slice(from)].map((event) => sendEvent(event)));
  expect(await loadStanding()).toEqual(freeSubscription);
});

it('responds with 400 to signed bodies that are not events, and ignores invalid customers', async () => {
  const sign = (payload: string) =>
    sendEvent({} as Stripe.Event, { payload, signature: stripe.signText(payload, test.now) });
  const odd = ['', 'no JSON', 'null', '[]', '5', '{}', '{"id":"e","type":"t"}', '{"id":"e","type":"t","data":null}'];
  const more = ['{"id":"e","type":"t","data":{"object":null}}', '{"id":5,"type":"t","data":{"object":{}}}'];
  for (const payload of [...odd, ...more]) expect([payload, (await sign(payload)).statusCode]).toEqual([payload, 400]);
  for (const customer of ['"\\u0000"', '{"id":"\\u0000"}', '[]', '5', 'null', `"${'c'.repeat(300)}"`, '{"id":{}}'])
    expect((await sign(`{"id":"e","type":"t","data":{"object":{"customer":${customer}}}}`)).json()).toEqual({
      received: true,
    });
});

it('rejects events without a valid and recent signature', async () => {
  const from = stripe.state.events.length;
  stripe.state.completeCheckout(await openCheckout());
  const event = stripe.state.events[from + 1]!;
  const { payload, signature } = stripe.sign(event, test.now);
  const bad = [
    await sendEvent(event, { signature: signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
    await sendEvent(event, { payload: payload.replace('customer.', 'cust0mer.') }),
    await sendEvent(event, { signature: stripe.sign(event, new Date(test.now.getTime() - 301_000)).signature }),
    await sendEvent(event, { signature: '' }),
  ];
  expect(bad.map((reply) => [reply.statusCode, reply.json().code])).toEqual(bad.map(() => [401, 'not-signed']));
  expect(await loadStanding()).toEqual(freeSubscription);
  expect((await sendEvent(event, { payload, signature })).statusCode).toBe(200);
  expect(await loadStanding()).toMatchObject({ plan: 'paid1' });
});

it.each([
  ['aud', 'paid1', 'monthly', 15_000],
  ['eur', 'paid1', 'monthly', 10_000],
  ['aud', 'paid2', 'yearly', 500_000],
  ['usd', 'paid2', 'yearly', 300_000],
] as const)('charges the price of the plan in %s: %s %s', async (currency, plan, period, amount) => {
  const session = await openCheckout({ currency, period }, plan);
  expect([session.currency, session.amount_total]).toEqual([currency, amount]);
});

it('refuses a plan without a price at Stripe', async () => {
  const price = [...stripe.state.prices.values()].find(({ lookup_key }) => lookup_key === 'tideform_paid2_monthly')!;
  price.active = false;
  expect(await requestCheckout({ period: 'monthly' }, 'paid2')).toMatchObject({ ok: false, refusal: 'price-missing' });
  price.active = true;
  const options = price.currency_options!;
  price.currency_options = { usd: options.usd! };
  expect(await requestCheckout({ period: 'monthly', currency: 'aud' }, 'paid2')).toMatchObject({
    refusal: 'price-missing',
  });
  price.currency_options = options;
  expect((await requestCheckout({ period: 'monthly', currency: 'aud' }, 'paid2')).ok).toBe(true);
});

const returnFromCheckout = () =>
  team.owner.call(getSubscription, { params: { teamId: team.teamId }, query: { checkout: 'done' } });

it('looks up the plan at Stripe when an owner returns from checkout before the event has arrived', async () => {
  const countSubscriptionRequests = () => stripe.exchanges.filter(({ shape }) => shape === 'listSubscriptions').length;
  const before = countSubscriptionRequests();
  expect(await returnFromCheckout()).toMatchObject({ value: { plan: 'free' } });
  expect(countSubscriptionRequests()).toBe(before);
  stripe.state.completeCheckout(await openCheckout());
  expect(await loadStanding()).toEqual(freeSubscription);
  stripe.failNext(3);
  test.now = new Date(test.now.getTime() + 6_000);
  expect(await returnFromCheckout()).toMatchObject({ value: { plan: 'free' } });
  test.now = new Date(test.now.getTime() + 6_000);
  expect(await returnFromCheckout()).toMatchObject({ value: { plan: 'paid1', source: 'stripe' } });
  const after = countSubscriptionRequests();
  test.now = new Date(test.now.getTime() + 6_000);
  await returnFromCheckout();
  expect(countSubscriptionRequests()).toBe(after);
});

it('updates subscriptions once a day, even without events', async () => {
  const job = () =>
    refreshPurchases.run({ ...test.context, log: pino({ level: 'silent' }) }, new AbortController().signal);
  const subscription = stripe.state.completeCheckout(await openCheckout());
  await job();
  expect(await loadStanding()).toMatchObject({ plan: 'paid1', status: 'active' });
  stripe.state.failPayment(subscription);
  await job();
  expect(await loadStanding()).toMatchObject({ plan: 'paid1', status: 'past_due' });
  stripe.state.cancel(subscription);
  await job();
  expect(await loadStanding()).toEqual(freeSubscription);
  stripe.failNext(3);
  await expect(job()).rejects.toThrow();
});

it('opens the billing portal for teams with a subscription', async () => {
  expect(await team.owner.call(getPortal, { params: { teamId: team.teamId } })).toMatchObject({
    refusal: 'nothing-bought',
  });
  stripe.state.completeCheckout(await openCheckout());
  // No event has arrived yet, so the server must have queried Stripe.
  const again = await requestCheckout({}, 'paid2');
  expect(again).toMatchObject({ value: { url: expect.stringContaining(`${stripe.url}/portal/`) } });
  expect(await loadStanding()).toMatchObject({ plan: 'paid1' });
  const portal = await team.owner.call(getPortal, { params: { teamId: team.teamId } });
  if (!portal.ok) throw new Error(portal.refusal);
  const session = stripe.state.portals.get(portal.value.url.split('/').at(-1)!);
  expect(session?.return_url).toBe(`http://app.test/teams/${team.teamId}/plans`);
});

it('lets only owners and the payer change a subscription', async () => {
  const [memberId, formerOwner] = [randomUUID(), await createClientFor(team.teamId, team.ownerId, false)];
  const member = await createClientFor(team.teamId, memberId, false);
  expect(await requestCheckout({}, 'paid1', member)).toMatchObject({
    refusal: 'not-the-payer',
    detail: 'Unauthorized',
  });
  expect(await requestCheckout({}, 'paid1', formerOwner)).toMatchObject({ refusal: 'not-the-payer' });
  const from = stripe.state.events.length;
  stripe.state.completeCheckout(await openCheckout());
  await sendEventsSince(from);
  const params = { teamId: team.teamId };
  expect(await member.call(getPortal, { params })).toMatchObject({ refusal: 'not-the-payer' });
  expect((await formerOwner.call(getPortal, { params })).ok).toBe(true);
  expect((await (await createClientFor(team.teamId, randomUUID(), true)).call(getPortal, { params })).ok).toBe(true);
});

it('allows one trial per team without a card, and pauses the subscription without payment', async () => {
  const from = stripe.state.events.length;
  const session = await openCheckout({ trial: 'true', period: 'yearly', currency: 'aud' }, 'paid2');
  expect(session.payment_method_collection).toBe('if_required');
  const subscription = stripe.state.completeCheckout(session);
  expect((subscription.trial_end ?? 0) - (subscription.trial_start ?? 0)).toBe(14 * 24 * 60 * 60);
  await sendEventsSince(from);
  expect(await loadStanding()).toMatchObject({ plan: 'paid2', status: 'trial', currency: 'aud' });
  stripe.state.endTrial(subscription, false);
  await sendEventsSince(from);
  expect(await loadStanding()).toMatchObject({ plan: 'paid2', status: 'paused', restricted: false });
  stripe.state.cancel(subscription);
  await sendEventsSince(from);
  expect(await loadStanding()).toEqual(freeSubscription);
  expect(await requestCheckout({ trial: 'true' })).toMatchObject({ refusal: 'trial-used' });
  expect((await requestCheckout({ trial: 'false' })).ok).toBe(true);
});

it('restricts a team that is overdue for more than thirty days, until it pays', async () => {
  const from = stripe.state.events.length;
  const subscription = stripe.state.completeCheckout(await openCheckout());
  stripe.state.failPayment(subscription);
  await sendEventsSince(from);
  expect(await loadStanding()).toMatchObject({ status: 'past_due', restricted: false });
  test.now = new Date('2026-04-13T10:00:01Z');
  const client = await createClientFor(team.teamId, team.ownerId, true);
  stripe.state.failPayment(subscription, 'unpaid');
  await sendEventsSince(from);
  expect(await loadStanding(client)).toMatchObject({ status: 'overdue', restricted: true });
  stripe.state.payInvoice(subscription);
  await sendEventsSince(from);
  expect(await loadStanding(client)).toMatchObject({ status: 'active', restricted: false });
});

it('keeps one open checkout per team for concurrent requests', async () => {
  const answers = await Promise.all([requestCheckout(), requestCheckout({}, 'paid2'), requestCheckout()]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  const ids = answers.map((answer) => (answer.ok ? answer.value.url.split('/').at(-1)! : ''));
  const statuses = ids.map((id) => stripe.state.checkouts.get(id)?.status);
  expect(statuses.toSorted()).toEqual(['expired', 'expired', 'open']);
});

it('responds with 503 while Stripe is down, so that events are retried', async () => {
  const from = stripe.state.events.length;
  stripe.state.completeCheckout(await openCheckout());
  stripe.failNext(3);
  const reply = await sendEvent(stripe.state.events[from + 1]!);
  expect([reply.statusCode, reply.body.includes('sk_test')]).toEqual([503, false]);
  expect(await loadStanding()).toEqual(freeSubscription);
  await sendEventsSince(from);
  expect(await loadStanding()).toMatchObject({ plan: 'paid1' });
});

it('ignores customers of other products, and creates a new customer if the team’s customer was deleted', async () => {
  const stranger = stripe.state.addCustomer({ name: 'Somebody else' });
  expect((await sendEvent(stripe.state.events.at(-1)!)).json()).toEqual({ received: true });
  const from = stripe.state.events.length;
  const { customer } = await openCheckout();
  expect(customer).not.toBe(stranger.id);
  await sendEvent({ ...stripe.state.events[from]!, type: 'customer.deleted' } as Stripe.Event);
  expect((await openCheckout()).customer).not.toBe(customer);
});

it('refuses marketplace calls if no marketplace account is configured', async () => {
  const client = test.clientWith(await test.tokens.signTenantToken({ userId: team.ownerId, tenantId }));
  const answer = await client.call(activateMarketplaceSubscription, { query: { token: 'token' } });
  expect(answer).toMatchObject({ refusal: 'nothing-sold' });
  const reply = await test.app.inject({ method: 'POST', url: '/api/marketplace/events', payload: '{}' });
  expect(reply.json()).toMatchObject({ code: 'nothing-sold' });
});
