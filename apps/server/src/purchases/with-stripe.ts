import pLimit from 'p-limit';
import type Stripe from 'stripe';
import type { ServerContext } from '../context.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { findSubscription, saveSubscription } from '../entitlements/subscriptions-store.ts';
import { findCurrentSubscription, toSubscription } from './stripe-subscription.ts';

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
