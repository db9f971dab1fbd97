import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import type { Subscription } from '../entitlements/subscriptions-store.ts';
import { priceOf, subscriptionOf } from '../testing/stripe-double/objects.ts';
import { findCurrent, toSubscription } from './stripe-subscription.ts';

const now = new Date('2026-03-14T10:00:00Z');
const made = (id: string, created = 1_000) => ({ id, created });

function at(
  status: string,
  over: { id?: string; created?: number; lookupKey?: string; metadata?: Stripe.Metadata } = {},
) {
  const { id = 'sub_1', created = 1_000, lookupKey = 'tideform_paid1_monthly', metadata = {} } = over;
  const price = {
    currency: 'eur',
    unitAmount: 10_000,
    interval: 'month',
    lookupKey,
    product: 'prod_1',
    metadata,
  } as const;
  const payer = { payerId: 'jonas', payerName: 'Jonas Lindqvist' };
  const wish = { customer: 'cus_1', currency: 'eur', price: priceOf(made('price_1'), price), metadata: payer };
  return { ...subscriptionOf(made(id, created), { ...wish, trialDays: undefined }), status };
}

const before: Subscription = {
  ...{ plan: 'paid2', status: 'active', currency: 'usd', source: 'stripe', payerId: 'amira', payerName: 'Amira' },
  ...{ restricted: true, owingSince: new Date('2026-03-01T00:00:00Z') },
};

it.each([
  ['active', 'active', false],
  ['trialing', 'trial', false],
  ['past_due', 'past_due', true],
  ['unpaid', 'overdue', true],
  ['incomplete', 'incomplete', false],
  ['paused', 'paused', false],
])('converts the Stripe status %s to %s', (status, ours, isOwing) => {
  expect(toSubscription(at(status), undefined, now)).toEqual({
    ...{ plan: 'paid1', status: ours, currency: 'eur', source: 'stripe', restricted: false },
    ...{ payerId: 'jonas', payerName: 'Jonas Lindqvist', owingSince: isOwing ? now : null },
  });
});

it('keeps the date since when payment is overdue, and the operator’s restriction', () => {
  expect(toSubscription(at('past_due'), before, now)).toMatchObject({
    owingSince: before.owingSince,
    restricted: true,
  });
  expect(toSubscription(at('active'), before, now)).toMatchObject({ owingSince: null, restricted: true });
  expect(toSubscription(undefined, before, now)).toMatchObject({
    plan: 'free',
    source: null,
    payerId: null,
    restricted: true,
  });
});

it('derives the plan from its price’s lookup key or metadata, and ignores prices of other products', () => {
  const agreed = at('active', { lookupKey: 'contoso_2026', metadata: { plan: 'enterprise' } });
  expect(toSubscription(agreed, undefined, now)).toMatchObject({ plan: 'enterprise' });
  expect(toSubscription(at('active', { lookupKey: 'tideform_paid2_yearly' }), undefined, now)).toMatchObject({
    plan: 'paid2',
  });
  expect(toSubscription(at('active', { lookupKey: 'socks' }), before, now)).toBeUndefined();
});

it('selects the newest subscription, prefers complete ones, and ignores ended ones', () => {
  const [old, fresh] = [at('past_due', { id: 'sub_old' }), at('active', { id: 'sub_new', created: 2_000 })];
  const waiting = at('incomplete', { id: 'sub_waiting', created: 3_000 });
  const ended = [
    at('canceled', { id: 'sub_x', created: 4_000 }),
    at('incomplete_expired', { id: 'sub_y', created: 5_000 }),
  ];
  expect(findCurrent([waiting, old, ...ended, fresh])?.id).toBe('sub_new');
  expect(findCurrent([waiting, ...ended])?.id).toBe('sub_waiting');
  expect(findCurrent(ended)).toBeUndefined();
});
