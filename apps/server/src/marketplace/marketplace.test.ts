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
import { createMarketplaceClient } from '../external-services/marketplace/create-marketplace-client.ts';
import type { MarketplaceEventBody } from '../testing/marketplace-double/marketplace-state.ts';
import {
  type MarketplaceDouble,
  startMarketplaceDouble,
} from '../testing/marketplace-double/start-marketplace-double.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { recordActivity } from '../tokens/tokens-store.ts';

let test: TestApp;
let marketplace: MarketplaceDouble;
beforeAll(async () => {
  marketplace = await startMarketplaceDouble(() => test.now);
  const now = () => test.now;
  test = await startTestApp(
    {},
    { billingProvider: 'microsoft', marketplace: createMarketplaceClient(marketplace.account, { fetch, now }) },
  );
});
afterAll(async () => {
  await test.close();
  marketplace.close();
});

/** ID of the test's organization, new for each test. */
let tenantId: string;
let [buyer, colleague]: [string, string] = ['', ''];
beforeEach(() => {
  test.now = new Date('2026-03-14T10:00:00Z');
  [tenantId, buyer, colleague] = [randomUUID(), randomUUID(), randomUUID()];
});

const createContact = (objectId: string, emailId: string, tenant = tenantId) => ({
  ...{ objectId, emailId, tenantId: tenant, puid: '1003200000000000' },
});
const sellSubscription = (planId: string, over = {}) =>
  marketplace.state.sell({ planId, beneficiary: createContact(buyer, 'jonas@contoso.test'), ...over });

const createClientFor = async (userId: string, tenant = tenantId) =>
  test.clientWith(await test.tokens.signTenantToken({ userId, tenantId: tenant }));

async function activate(token: string, userId = buyer, tenant = tenantId) {
  return (await createClientFor(userId, tenant)).call(activateMarketplaceSubscription, { query: { token } });
}

async function loadPurchase(subscriptionId: string, userId = buyer, tenant = tenantId) {
  return (await createClientFor(userId, tenant)).call(getMarketplaceSubscription, {
    params: { tenantId, subscriptionId },
  });
}

async function assignPurchase(subscriptionId: string, teamId: string, userId = buyer, callerId = userId) {
  return (await createClientFor(callerId)).call(assignMarketplaceSubscription, {
    params: { tenantId, subscriptionId, userId },
    body: { teamId, teamName: 'North wing' },
  });
}

/** Creates a team that the user has recently visited. */
async function createVisitedTeam(userId: string): Promise<string> {
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

async function sendEvent(body: MarketplaceEventBody, over: { token?: string; claims?: JWTPayload } = {}) {
  const { claims, token = await marketplace.signToken(claims) } = over;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return test.app.inject({ method: 'POST', url: '/api/marketplace/events', headers, payload: JSON.stringify(body) });
}

async function createAssignedPurchase(planId: string) {
  const { id, token } = sellSubscription(planId);
  await activate(token);
  const teamId = await createVisitedTeam(buyer);
  expect((await assignPurchase(id, teamId)).ok).toBe(true);
  return { id, teamId };
}

const noSubscription = { plan: 'free', status: 'active', source: null, restricted: false, id: null };

it('activates a purchase only once, and requires assigning it to a team', async () => {
  const { id, token } = sellSubscription('paid1', { quantity: 1, name: 'Forms for the north' });
  const expected = { ok: true, value: { id, tenantId, teamAssignmentRequired: true } };
  expect(await activate(token)).toEqual(expected);
  expect(marketplace.state.subscriptions.get(id)?.saasSubscriptionStatus).toBe('Subscribed');
  // The marketplace's link 'Manage account' opens the same page again.
  expect(await activate(marketplace.state.createToken(id))).toEqual(expected);
  expect(marketplace.requests.filter((line) => line.endsWith(`${id}/activate`))).toHaveLength(1);
  expect(await loadPurchase(id, colleague)).toEqual({
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
  const { id, token } = sellSubscription('paid1');
  expect(await activate('bm9uZQ==')).toMatchObject({ refusal: 'purchase-not-found' });
  expect(await activate(token, buyer, randomUUID())).toMatchObject({ refusal: 'other-organisation' });
  expect(await activate(sellSubscription('gold').token)).toMatchObject({ refusal: 'unknown-plan' });
  expect(marketplace.state.subscriptions.get(id)?.saasSubscriptionStatus).toBe('PendingFulfillmentStart');
  expect(await loadPurchase(id)).toMatchObject({ refusal: 'not-found' });
  await activate(token);
  expect(await loadPurchase(id, randomUUID(), randomUUID())).toMatchObject({ refusal: 'not-found' });
  marketplace.state.changeAndNotify(id, 'Unsubscribe');
  expect(await activate(marketplace.state.createToken(id))).toMatchObject({ refusal: 'subscription-ended' });
});

it('lets the purchaser or beneficiary assign a subscription to a team, and reassign it', async () => {
  const reseller = { tenantId: randomUUID(), userId: randomUUID() };
  const purchaser = createContact(reseller.userId, 'sales@reseller.test', reseller.tenantId);
  const { id, token } = sellSubscription('paid2', { purchaser });
  expect((await activate(token, reseller.userId, reseller.tenantId)).ok).toBe(true);
  const [north, south] = [await createVisitedTeam(buyer), await createVisitedTeam(buyer)];
  expect(await assignPurchase(id, north, colleague)).toMatchObject({ refusal: 'not-a-contact' });
  expect(await assignPurchase(id, north, buyer, colleague)).toMatchObject({ refusal: 'not-a-contact' });
  expect(await assignPurchase(id, randomUUID())).toMatchObject({ refusal: 'not-in-team' });
  expect(await plan(north)).toEqual(noSubscription);
  expect(await assignPurchase(id, north)).toMatchObject({ value: { assignedTeam: { id: north, name: 'North wing' } } });
  expect(await plan(north)).toEqual({ plan: 'paid2', status: 'active', source: 'microsoft', restricted: false, id });
  expect((await assignPurchase(id, south)).ok).toBe(true);
  expect([await plan(north), await plan(south)]).toMatchObject([noSubscription, { plan: 'paid2' }]);
});

it('applies an enterprise plan to all teams of the organization', async () => {
  const { id, token } = sellSubscription('enterprise');
  expect(await activate(token)).toMatchObject({ value: { teamAssignmentRequired: false } });
  const teamId = await createVisitedTeam(buyer);
  expect(await assignPurchase(id, teamId)).toMatchObject({ refusal: 'not-for-one-team' });
  expect(await plan(teamId)).toMatchObject({ plan: 'enterprise', source: 'microsoft', id });
  expect(await plan(randomUUID())).toMatchObject({ plan: 'enterprise' });
  tenantId = randomUUID();
  expect(await plan(teamId)).toEqual(noSubscription);
});

it('applies changes of plan and seats, and confirms them to the marketplace', async () => {
  const { id, teamId } = await createAssignedPurchase('paid1');
  const change = marketplace.state.requestChange(id, 'ChangePlan', { planId: 'paid2' });
  expect((await sendEvent(change)).json()).toEqual({ received: true });
  expect(marketplace.state.changes.get(change.id)?.status).toBe('Succeeded');
  expect(await plan(teamId)).toMatchObject({ plan: 'paid2' });
  await sendEvent(marketplace.state.requestChange(id, 'ChangeQuantity', { quantity: 7 }));
  expect(await loadPurchase(id)).toMatchObject({ value: { quantity: 7, assignedTeam: { id: teamId } } });
  const unknown = marketplace.state.requestChange(id, 'ChangePlan', { planId: 'gold' });
  expect((await sendEvent(unknown)).json()).toMatchObject({ code: 'unknown-plan' });
  expect(marketplace.state.changes.get(unknown.id)?.status).toBe('Failed');
  expect(await plan(teamId)).toMatchObject({ plan: 'paid2' });
});

it('suspends, reinstates and ends a subscription, regardless of the order of events', async () => {
  const { id, teamId } = await createAssignedPurchase('paid2');
  const suspended = marketplace.state.changeAndNotify(id, 'Suspend');
  await sendEvent(suspended);
  expect(await plan(teamId)).toMatchObject({ plan: 'paid2', status: 'past_due', restricted: false });
  test.now = new Date('2026-04-14T10:00:00Z');
  expect(await plan(teamId)).toMatchObject({ status: 'past_due', restricted: true });
  const reinstated = marketplace.state.requestChange(id, 'Reinstate');
  await sendEvent(reinstated);
  expect(await plan(teamId)).toMatchObject({ status: 'active', restricted: false });
  // An earlier event is delivered again.
  await sendEvent(suspended);
  expect(await plan(teamId)).toMatchObject({ status: 'active' });
  const ended = marketplace.state.changeAndNotify(id, 'Unsubscribe');
  await Promise.all([
    sendEvent(reinstated),
    sendEvent(ended),
    sendEvent(suspended),
    sendEvent(marketplace.state.changeAndNotify(id, 'Renew')),
  ]);
  expect(await plan(teamId)).toEqual(noSubscription);
  expect(await loadPurchase(id)).toMatchObject({ value: { status: 'Unsubscribed' } });
  expect(await assignPurchase(id, teamId)).toMatchObject({ refusal: 'subscription-ended' });
});

it('rejects events without a valid token, and loads changes from the marketplace instead of the event', async () => {
  const { id, teamId } = await createAssignedPurchase('paid1');
  const ended = { ...marketplace.state.changeAndNotify(id, 'Renew'), action: 'Unsubscribe', status: 'Succeeded' };
  const { privateKey } = await generateKeyPair('RS256');
  const { tenantId: publisher, clientId } = marketplace.account;
  const bad = await Promise.all([
    sendEvent(ended, { token: 'none' }),
    sendEvent(ended, { token: await marketplace.signToken({}, test.now, privateKey) }),
    sendEvent(ended, { token: await marketplace.signToken({}, new Date(test.now.getTime() - 2 * 3_600_000)) }),
    sendEvent(ended, { claims: { aud: randomUUID() } }),
    sendEvent(ended, { claims: { iss: `https://sts.windows.net/${randomUUID()}/` } }),
    sendEvent(ended, { claims: { tid: randomUUID() } }),
    sendEvent(ended, { claims: { appid: clientId } }),
    sendEvent(ended, { claims: { azp: randomUUID() } }),
  ]);
  expect(bad.map((reply) => [reply.statusCode, reply.json().code])).toEqual(bad.map(() => [401, 'not-signed']));
  const invented = { ...ended, id: randomUUID() };
  expect((await sendEvent(invented)).json()).toMatchObject({ code: 'no-such-change' });
  // The state at the marketplace counts, not the content of the event.
  const second = { ver: '2.0', azp: '20e940b3-4c77-4b0b-9a53-9e16a1b010a7', appid: undefined };
  const issuer = { iss: `${marketplace.account.authority}/${publisher}/v2.0`, aud: `api://${clientId}` };
  expect((await sendEvent(ended, { claims: { ...second, ...issuer } })).json()).toEqual({ received: true });
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
  const { id, teamId } = await createAssignedPurchase('paid1');
  const ended = marketplace.state.changeAndNotify(id, 'Unsubscribe');
  marketplace.failNext(1);
  expect((await sendEvent(ended)).statusCode).toBe(503);
  expect(await plan(teamId)).toMatchObject({ plan: 'paid1' });
  await sendEvent(ended);
  expect(await plan(teamId)).toEqual(noSubscription);
});
