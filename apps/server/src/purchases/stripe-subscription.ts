import { currency as currencies, type SubscriptionStatus } from '@tideform/contract';
import type Stripe from 'stripe';
import type { Subscription } from '../entitlements/subscriptions-store.ts';
import { getPlanOfPrice } from './plan-prices.ts';

/** Stripe's statuses of a subscription that has ended. */
const endedStatuses: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired'];

const statuses: Partial<Record<Stripe.Subscription.Status, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'trial',
  past_due: 'past_due',
  unpaid: 'overdue',
  incomplete: 'incomplete',
  paused: 'paused',
};

/** Statuses of a subscription with an unpaid bill. After thirty days, the team is restricted. */
const unpaidStatuses: readonly SubscriptionStatus[] = ['past_due', 'overdue'];

/**
 * Returns a customer's current subscription: the newest that hasn't ended. Incomplete subscriptions have lowest
 * priority.
 */
export function findCurrentSubscription(
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined {
  const rank = ({ status, created }: Stripe.Subscription) => (status === 'incomplete' ? 0 : 1e12) + created;
  return subscriptions.filter(({ status }) => !endedStatuses.includes(status)).toSorted((a, b) => rank(b) - rank(a))[0];
}

/**
 * Converts a team's current Stripe subscription to the stored format.
 *
 * @param current `undefined` if the team has no subscription that hasn't ended
 * @returns `undefined` if the plan is unknown, so that the stored subscription isn't changed
 */
export function toSubscription(
  current: Stripe.Subscription | undefined,
  previous: Subscription | undefined,
  now: Date,
): Subscription | undefined {
  const restricted = previous?.restricted ?? false;
  if (!current) return { ...noSubscription, plan: 'free', restricted };
  const plan = current.items.data.map(({ price }) => getPlanOfPrice(price)).find((one) => one !== undefined);
  if (!plan) return undefined;
  const status = statuses[current.status] ?? 'active';
  const { payerId = null, payerName = null } = current.metadata;
  return {
    ...{ plan, status, restricted, payerId, payerName, source: 'stripe' },
    currency: currencies.safeParse(current.currency).data ?? null,
    owingSince: unpaidStatuses.includes(status) ? (previous?.owingSince ?? now) : null,
  };
}

const noSubscription: Omit<Subscription, 'plan' | 'restricted'> = {
  ...{ status: 'active', currency: null, source: null, payerId: null, payerName: null, owingSince: null },
};
