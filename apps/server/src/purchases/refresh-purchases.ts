import { GraphOutage } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { findSubscription } from '../entitlements/subscriptions-store.ts';
import type { Job } from '../jobs/job.ts';
import { findCustomer, listCustomers } from './stripe-customers-store.ts';
import { refreshFromStripe, withStripeLock } from './with-stripe.ts';

const BATCH_SIZE = 500;

/** Job that updates the subscriptions of all Stripe customers once a day, in case events were lost. */
export const refreshPurchases: Job = {
  name: 'look-up-purchases',
  cron: '23 2 * * *',
  async run(context, signal) {
    const { stripe, database, log } = context;
    if (!stripe) return;
    let after: string | undefined;
    for (;;) {
      const teams = await listCustomers(database, { after, most: BATCH_SIZE });
      for (const team of teams) {
        if (signal.aborted) return;
        try {
          await withStripeLock(context, team.teamId, (connection) =>
            refreshFromStripe({ ...context, stripe }, connection, team),
          );
        } catch (error) {
          // During an outage, the whole job is retried. An error about one customer doesn't stop the update of other
          // customers.
          if (error instanceof GraphOutage) throw error;
          log.error({ teamId: team.teamId, err: error }, 'Failed to load a team subscription from Stripe');
        }
      }
      const last = teams.at(-1);
      if (!last || teams.length < BATCH_SIZE) return;
      after = last.teamId;
    }
  },
};

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
