import { currency as currencies, type SubscriptionStatus } from '@tideform/contract';
import type Stripe from 'stripe';
import type { Subscription } from '../entitlements/subscriptions-store.ts';
import { planOfPrice } from './plan-prices.ts';

/** Statuses of a subscription that has ended. */
const ended: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired'];

const statuses: Partial<Record<Stripe.Subscription.Status, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'trial',
  past_due: 'past_due',
  unpaid: 'overdue',
  incomplete: 'incomplete',
  paused: 'paused',
};

/** After a bill that was never paid: thirty days of these, and the team is restricted. */
const owing: readonly SubscriptionStatus[] = ['past_due', 'overdue'];

/** The subscription that counts of all that a customer has or had: one that goes on, the newest; one not yet paid for comes last. */
export function currentOf(all: readonly Stripe.Subscription[]): Stripe.Subscription | undefined {
  const rank = ({ status, created }: Stripe.Subscription) => (status === 'incomplete' ? 0 : 1e12) + created;
  return all.filter(({ status }) => !ended.includes(status)).toSorted((a, b) => rank(b) - rank(a))[0];
}

/**
 * What a team has by its subscription at Stripe, as that is now.
 *
 * @param current `undefined`: it has ended, or there was none
 * @returns `undefined` where it is not known what the subscription is for: then what the team had stays
 */
export function toSubscription(
  current: Stripe.Subscription | undefined,
  before: Subscription | undefined,
  now: Date,
): Subscription | undefined {
  const restricted = before?.restricted ?? false;
  if (!current) return { ...ofNobody, plan: 'free', restricted };
  const plan = current.items.data.map(({ price }) => planOfPrice(price)).find((one) => one !== undefined);
  if (!plan) return undefined;
  const status = statuses[current.status] ?? 'active';
  const { payerId = null, payerName = null } = current.metadata;
  return {
    ...{ plan, status, restricted, payerId, payerName, source: 'stripe' },
    currency: currencies.safeParse(current.currency).data ?? null,
    owingSince: owing.includes(status) ? (before?.owingSince ?? now) : null,
  };
}

const ofNobody: Omit<Subscription, 'plan' | 'restricted'> = {
  ...{ status: 'active', currency: null, source: null, payerId: null, payerName: null, owingSince: null },
};
