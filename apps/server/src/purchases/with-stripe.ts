import { currency as currencies, type SubscriptionStatus } from '@tideform/contract';
import pLimit from 'p-limit';
import type Stripe from 'stripe';
import type { ServerContext } from '../context.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { findSubscription, type Subscription, saveSubscription } from '../entitlements/subscriptions-store.ts';
import { getPlanOfPrice } from './create-prices.ts';

type StripeContext = Pick<ServerContext, 'database' | 'now'> & {
  readonly stripe: NonNullable<ServerContext['stripe']>;
};

/** Maximum number of subscriptions loaded per customer, more than any customer has. */
const MAX_SUBSCRIPTIONS = 100;

/**
 * Limits concurrent Stripe operations. Each operation occupies a database connection, so many events could otherwise
 * exhaust the connection pool.
 */
const limitConcurrency = pLimit(4);

/**
 * Runs operations on a team's Stripe data one at a time, so that an older state never overwrites a newer state.
 *
 * @param work receives the connection that holds the lock, since waiting for a second connection could deadlock
 */
export function withStripeLock<Result>(
  { database }: Pick<ServerContext, 'database'>,
  teamId: string,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return limitConcurrency(() => withAdvisoryLock(database, `stripe ${teamId}`, work));
}

/** Subscription state of a team at Stripe. */
export interface StripeState {
  /** Stripe subscription that hasn't ended, if any. */
  readonly current: Stripe.Subscription | undefined;
  readonly hasHadTrial: boolean;
  /** Whether the plan is known. If it isn't, the stored subscription isn't changed. */
  readonly isKnown: boolean;
}

/** Loads a team's subscription from Stripe and stores it. The caller must hold the team's lock. */
export async function refreshFromStripe(
  { stripe, now }: StripeContext,
  connection: Database,
  team: { readonly teamId: string; readonly customerId: string },
): Promise<StripeState> {
  const { teamId, customerId: customer } = team;
  const { data } = await stripe.call('GET subscriptions', (api) =>
    api.subscriptions.list({ customer, status: 'all', limit: MAX_SUBSCRIPTIONS }),
  );
  const current = findCurrentSubscription(data);
  const subscription = toSubscription(current, await findSubscription(connection, teamId), now());
  if (subscription) await saveSubscription(connection, teamId, subscription, now());
  const hasHadTrial = data.some(({ trial_start }) => trial_start !== null);
  return { current, hasHadTrial, isKnown: subscription !== undefined };
}

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
