import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import type { Subscription } from '../entitlements/subscriptions-store.ts';
import { createPrice, createSubscription } from '../testing/stripe-double/create-objects.ts';
import { findCurrentSubscription, toSubscription } from './with-stripe.ts';

const now = new Date('2026-03-14T10:00:00Z');
const createSubscriptionIds = (id: string, created = 1_000) => ({ id, created });

function createStripeSubscription(
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
  const newSubscription = {
    customer: 'cus_1',
    currency: 'eur',
    price: createPrice(createSubscriptionIds('price_1'), price),
    metadata: payer,
  };
  return {
    ...createSubscription(createSubscriptionIds(id, created), { ...newSubscription, trialDays: undefined }),
    status,
  };
}

const previousSubscription: Subscription = {
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
  expect(toSubscription(createStripeSubscription(status), undefined, now)).toEqual({
    ...{ plan: 'paid1', status: ours, currency: 'eur', source: 'stripe', restricted: false },
    ...{ payerId: 'jonas', payerName: 'Jonas Lindqvist', owingSince: isOwing ? now : null },
  });
});

it('keeps the date since when payment is overdue, and the operator’s restriction', () => {
  expect(toSubscription(createStripeSubscription('past_due'), previousSubscription, now)).toMatchObject({
    owingSince: previousSubscription.owingSince,
    restricted: true,
  });
  expect(toSubscription(createStripeSubscription('active'), previousSubscription, now)).toMatchObject({
    owingSince: null,
    restricted: true,
  });
  expect(toSubscription(undefined, previousSubscription, now)).toMatchObject({
    plan: 'free',
    source: null,
    payerId: null,
    restricted: true,
  });
});

it('derives the plan from its price’s lookup key or metadata, and ignores prices of other products', () => {
  const agreed = createStripeSubscription('active', { lookupKey: 'contoso_2026', metadata: { plan: 'enterprise' } });
  expect(toSubscription(agreed, undefined, now)).toMatchObject({ plan: 'enterprise' });
  expect(
    toSubscription(createStripeSubscription('active', { lookupKey: 'tideform_paid2_yearly' }), undefined, now),
  ).toMatchObject({
    plan: 'paid2',
  });
  expect(
    toSubscription(createStripeSubscription('active', { lookupKey: 'socks' }), previousSubscription, now),
  ).toBeUndefined();
});

it('selects the newest subscription, prefers complete ones, and ignores ended ones', () => {
  const [old, fresh] = [
    createStripeSubscription('past_due', { id: 'sub_old' }),
    createStripeSubscription('active', { id: 'sub_new', created: 2_000 }),
  ];
  const waiting = createStripeSubscription('incomplete', { id: 'sub_waiting', created: 3_000 });
  const ended = [
    createStripeSubscription('canceled', { id: 'sub_x', created: 4_000 }),
    createStripeSubscription('incomplete_expired', { id: 'sub_y', created: 5_000 }),
  ];
  expect(findCurrentSubscription([waiting, old, ...ended, fresh])?.id).toBe('sub_new');
  expect(findCurrentSubscription([waiting, ...ended])?.id).toBe('sub_waiting');
  expect(findCurrentSubscription(ended)).toBeUndefined();
});
