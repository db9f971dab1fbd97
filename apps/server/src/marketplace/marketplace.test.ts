import { randomUUID } from 'node:crypto';
import {
  activateMarketplaceSubscription,
  assignMarketplaceSubscription,
  getCheckout,
  getMarketplaceSubscription,
  getPortal,
  getSubscription,
} from '@tideform/contract';
import { generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMarketplace } from '../external-services/marketplace/create-marketplace.ts';
import type { MarketplaceEventBody } from '../testing/marketplace-double/marketplace-books.ts';
import {
  type MarketplaceDouble,
  openMarketplaceDouble,
} from '../testing/marketplace-double/open-marketplace-double.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { recordActivity } from '../tokens/tokens-store.ts';

let test: TestApp;
let store: MarketplaceDouble;
beforeAll(async () => {
  store = await openMarketplaceDouble(() => test.now);
  const now = () => test.now;
  test = await startTestApp(
    {},
    { billingProvider: 'microsoft', marketplace: createMarketplace(store.account, { fetch, now }) },
  );
});
afterAll(async () => {
  await test.close();
  store.close();
});

/** ID of the test's organization, new for each test. */
let tenantId: string;
let [buyer, colleague]: [string, string] = ['', ''];
beforeEach(() => {
  test.now = new Date('2026-03-14T10:00:00Z');
  [tenantId, buyer, colleague] = [randomUUID(), randomUUID(), randomUUID()];
});

const contact = (objectId: string, emailId: string, tenant = tenantId) => ({
  ...{ objectId, emailId, tenantId: tenant, puid: '1003200000000000' },
});
const sell = (planId: string, over = {}) =>
  store.books.sell({ planId, beneficiary: contact(buyer, 'jonas@contoso.test'), ...over });

const person = async (userId: string, tenant = tenantId) =>
  test.clientWith(await test.tokens.signTenantToken({ userId, tenantId: tenant }));

async function activate(token: string, userId = buyer, tenant = tenantId) {
  return (await person(userId, tenant)).call(activateMarketplaceSubscription, { query: { token } });
}

async function read(subscriptionId: string, userId = buyer, tenant = tenantId) {
  return (await person(userId, tenant)).call(getMarketplaceSubscription, { params: { tenantId, subscriptionId } });
}

async function assign(subscriptionId: string, teamId: string, userId = buyer, callerId = userId) {
  return (await person(callerId)).call(assignMarketplaceSubscription, {
    params: { tenantId, subscriptionId, userId },
    body: { teamId, teamName: 'North wing' },
  });
}

/** Creates a team that the user has recently visited. */
async function visit(userId: string): Promise<string> {
  const teamId = randomUUID();
  await recordActivity(test.db.database, { teamId, tenantId, userId, name: 'Jonas', email: null }, test.now);
  return teamId;
}

async function plan(teamId: string) {
  const claims = { teamId, userId: colleague, tenantId, isTeamOwner: false };
  const client = test.clientWith(await test.tokens.signTeamToken(claims));
  const answer = await client.call(getSubscription, { params: { teamId } });
  if (!answer.ok) throw new Error(answer.refusal);
  const { plan, status, source, restricted, marketplaceSubscriptionId: id } = answer.value;
  return { plan, status, source, restricted, id };
}

async function tell(body: MarketplaceEventBody, over: { token?: string; claims?: JWTPayload } = {}) {
  const { claims, token = await store.signToken(claims) } = over;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return test.app.inject({ method: 'POST', url: '/api/marketplace/events', headers, payload: JSON.stringify(body) });
}

async function assigned(planId: string) {
  const { id, token } = sell(planId);
  await activate(token);
  const teamId = await visit(buyer);
  expect((await assign(id, teamId)).ok).toBe(true);
  return { id, teamId };
}

const nothing = { plan: 'free', status: 'active', source: null, restricted: false, id: null };

it('activates a purchase only once, and requires assigning it to a team', async () => {
  const { id, token } = sell('paid1', { quantity: 1, name: 'Forms for the north' });
  const expected = { ok: true, value: { id, tenantId, teamAssignmentRequired: true } };
  expect(await activate(token)).toEqual(expected);
  expect(store.books.subscriptions.get(id)?.saasSubscriptionStatus).toBe('Subscribed');
  // The marketplace's link 'Manage account' opens the same page again.
  expect(await activate(store.books.tokenOf(id))).toEqual(expected);
  expect(store.asked.filter((line) => line.endsWith(`${id}/activate`))).toHaveLength(1);
  expect(await read(id, colleague)).toEqual({
    ok: true,
    value: {
      ...{ id, tenantId, name: 'Forms for the north', status: 'Subscribed', quantity: 1 },
      plan: { key: 'paid1', name: 'Pro', description: '20 users, 1000 submissions a month' },
      beneficiary: { tenantId, objectId: buyer, emailId: 'jonas@contoso.test' },
      purchaser: { tenantId, objectId: buyer, emailId: 'jonas@contoso.test' },
      ...{ assignedTeam: null, teamAssignmentRequired: true },
    },
  });
});

it('refuses other organizations, unknown purchases and plans, and ended subscriptions', async () => {
  const { id, token } = sell('paid1');
  expect(await activate('bm9uZQ==')).toMatchObject({ refusal: 'purchase-not-found' });
  expect(await activate(token, buyer, randomUUID())).toMatchObject({ refusal: 'other-organisation' });
  expect(await activate(sell('gold').token)).toMatchObject({ refusal: 'unknown-plan' });
  expect(store.books.subscriptions.get(id)?.saasSubscriptionStatus).toBe('PendingFulfillmentStart');
  expect(await read(id)).toMatchObject({ refusal: 'not-found' });
  await activate(token);
  expect(await read(id, randomUUID(), randomUUID())).toMatchObject({ refusal: 'not-found' });
  store.books.tell(id, 'Unsubscribe');
  expect(await activate(store.books.tokenOf(id))).toMatchObject({ refusal: 'subscription-ended' });
});

it('lets the purchaser or beneficiary assign a subscription to a team, and reassign it', async () => {
  const reseller = { tenantId: randomUUID(), userId: randomUUID() };
  const purchaser = contact(reseller.userId, 'sales@reseller.test', reseller.tenantId);
  const { id, token } = sell('paid2', { purchaser });
  expect((await activate(token, reseller.userId, reseller.tenantId)).ok).toBe(true);
  const [north, south] = [await visit(buyer), await visit(buyer)];
  expect(await assign(id, north, colleague)).toMatchObject({ refusal: 'not-a-contact' });
  expect(await assign(id, north, buyer, colleague)).toMatchObject({ refusal: 'not-a-contact' });
  expect(await assign(id, randomUUID())).toMatchObject({ refusal: 'not-in-team' });
  expect(await plan(north)).toEqual(nothing);
  expect(await assign(id, north)).toMatchObject({ value: { assignedTeam: { id: north, name: 'North wing' } } });
  expect(await plan(north)).toEqual({ plan: 'paid2', status: 'active', source: 'microsoft', restricted: false, id });
  expect((await assign(id, south)).ok).toBe(true);
  expect([await plan(north), await plan(south)]).toMatchObject([nothing, { plan: 'paid2' }]);
});

it('applies an enterprise plan to all teams of the organization', async () => {
  const { id, token } = sell('enterprise');
  expect(await activate(token)).toMatchObject({ value: { teamAssignmentRequired: false } });
  const teamId = await visit(buyer);
  expect(await assign(id, teamId)).toMatchObject({ refusal: 'not-for-one-team' });
  expect(await plan(teamId)).toMatchObject({ plan: 'enterprise', source: 'microsoft', id });
  expect(await plan(randomUUID())).toMatchObject({ plan: 'enterprise' });
  tenantId = randomUUID();
  expect(await plan(teamId)).toEqual(nothing);
});

it('applies changes of plan and seats, and confirms them to the marketplace', async () => {
  const { id, teamId } = await assigned('paid1');
  const change = store.books.ask(id, 'ChangePlan', { planId: 'paid2' });
  expect((await tell(change)).json()).toEqual({ received: true });
  expect(store.books.changes.get(change.id)?.status).toBe('Succeeded');
  expect(await plan(teamId)).toMatchObject({ plan: 'paid2' });
  await tell(store.books.ask(id, 'ChangeQuantity', { quantity: 7 }));
  expect(await read(id)).toMatchObject({ value: { quantity: 7, assignedTeam: { id: teamId } } });
  const unknown = store.books.ask(id, 'ChangePlan', { planId: 'gold' });
  expect((await tell(unknown)).json()).toMatchObject({ code: 'unknown-plan' });
  expect(store.books.changes.get(unknown.id)?.status).toBe('Failed');
  expect(await plan(teamId)).toMatchObject({ plan: 'paid2' });
});

it('suspends, reinstates and ends a subscription, regardless of the order of events', async () => {
  const { id, teamId } = await assigned('paid2');
  const suspended = store.books.tell(id, 'Suspend');
  await tell(suspended);
  expect(await plan(teamId)).toMatchObject({ plan: 'paid2', status: 'past_due', restricted: false });
  test.now = new Date('2026-04-14T10:00:00Z');
  expect(await plan(teamId)).toMatchObject({ status: 'past_due', restricted: true });
  const reinstated = store.books.ask(id, 'Reinstate');
  await tell(reinstated);
  expect(await plan(teamId)).toMatchObject({ status: 'active', restricted: false });
  // An earlier event is delivered again.
  await tell(suspended);
  expect(await plan(teamId)).toMatchObject({ status: 'active' });
  const ended = store.books.tell(id, 'Unsubscribe');
  await Promise.all([tell(reinstated), tell(ended), tell(suspended), tell(store.books.tell(id, 'Renew'))]);
  expect(await plan(teamId)).toEqual(nothing);
  expect(await read(id)).toMatchObject({ value: { status: 'Unsubscribed' } });
  expect(await assign(id, teamId)).toMatchObject({ refusal: 'subscription-ended' });
});

it('rejects events without a valid token, and loads changes from the marketplace instead of the event', async () => {
  const { id, teamId } = await assigned('paid1');
  const ended = { ...store.books.tell(id, 'Renew'), action: 'Unsubscribe', status: 'Succeeded' };
  const { privateKey } = await generateKeyPair('RS256');
  const { tenantId: publisher, clientId } = store.account;
  const bad = await Promise.all([
    tell(ended, { token: 'none' }),
    tell(ended, { token: await store.signToken({}, test.now, privateKey) }),
    tell(ended, { token: await store.signToken({}, new Date(test.now.getTime() - 2 * 3_600_000)) }),
    tell(ended, { claims: { aud: randomUUID() } }),
    tell(ended, { claims: { iss: `https://sts.windows.net/${randomUUID()}/` } }),
    tell(ended, { claims: { tid: randomUUID() } }),
    tell(ended, { claims: { appid: clientId } }),
    tell(ended, { claims: { azp: randomUUID() } }),
  ]);
  expect(bad.map((reply) => [reply.statusCode, reply.json().code])).toEqual(bad.map(() => [401, 'not-signed']));
  const invented = { ...ended, id: randomUUID() };
  expect((await tell(invented)).json()).toMatchObject({ code: 'no-such-change' });
  // The state at the marketplace counts, not the content of the event.
  const second = { ver: '2.0', azp: '20e940b3-4c77-4b0b-9a53-9e16a1b010a7', appid: undefined };
  const issuer = { iss: `${store.account.authority}/${publisher}/v2.0`, aud: `api://${clientId}` };
  expect((await tell(ended, { claims: { ...second, ...issuer } })).json()).toEqual({ received: true });
  expect(await plan(teamId)).toMatchObject({ plan: 'paid1', status: 'active' });
});

it('refuses Stripe calls if no Stripe account is configured', async () => {
  const teamId = randomUUID();
  const claims = { teamId, userId: buyer, tenantId, isTeamOwner: true };
  const client = test.clientWith(await test.tokens.signTeamToken(claims));
  expect(await client.call(getPortal, { params: { teamId } })).toMatchObject({ refusal: 'nothing-sold' });
  const checkout = await client.call(getCheckout, { params: { teamId, plan: 'paid1' } });
  expect(checkout).toMatchObject({ refusal: 'nothing-sold' });
  const reply = await test.app.inject({ method: 'POST', url: '/api/stripe/events', payload: '{}' });
  expect(reply.json()).toMatchObject({ code: 'nothing-sold' });
});

it('responds with 503 while the marketplace is down, so that events are retried', async () => {
  const { id, teamId } = await assigned('paid1');
  const ended = store.books.tell(id, 'Unsubscribe');
  store.failNext(1);
  expect((await tell(ended)).statusCode).toBe(503);
  expect(await plan(teamId)).toMatchObject({ plan: 'paid1' });
  await tell(ended);
  expect(await plan(teamId)).toEqual(nothing);
});
