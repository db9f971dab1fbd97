import { GraphOutage } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { findSubscription } from '../entitlements/subscriptions-store.ts';
import { findCustomer } from './stripe-customers-store.ts';
import { refreshFromStripe, withStripeLock } from './with-stripe.ts';

/**
 * Minimum interval between two lookups of a team's subscription at Stripe, in milliseconds. Pages that wait for a plan
 * poll at the same interval.
 */
const MIN_INTERVAL_MS = 5_000;
const lookupTimes = new Map<string, number>();
const MAX_TEAMS = 1_000;

/**
 * Looks up a team's subscription at Stripe when a user returns from checkout, because Stripe's event may be late or
 * lost. Does nothing if the team never started a checkout, if its plan is already known, or if Stripe doesn't respond.
 */
export async function refreshAfterCheckout(context: ServerContext, teamId: string): Promise<void> {
  const { stripe, database } = context;
  if (!stripe || isTooSoon(teamId, context.now().getTime())) return;
  const [customerId, subscription] = [await findCustomer(database, teamId), await findSubscription(database, teamId)];
  if (customerId === undefined || (subscription?.source ?? null) !== null) return;
  try {
    await withStripeLock(context, teamId, (connection) =>
      refreshFromStripe({ ...context, stripe }, connection, { teamId, customerId }),
    );
  } catch (error) {
    if (!(error instanceof GraphOutage)) throw error;
  }
}

function isTooSoon(teamId: string, nowMs: number): boolean {
  if (Math.abs(nowMs - (lookupTimes.get(teamId) ?? Number.NEGATIVE_INFINITY)) < MIN_INTERVAL_MS) return true;
  lookupTimes.delete(teamId);
  lookupTimes.set(teamId, nowMs);
  const [oldest] = lookupTimes.keys();
  if (lookupTimes.size > MAX_TEAMS && oldest !== undefined) lookupTimes.delete(oldest);
  return false;
}
