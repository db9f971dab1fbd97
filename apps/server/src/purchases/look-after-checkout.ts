import { GraphOutage } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { readSubscription } from '../entitlements/subscriptions-store.ts';
import { readCustomer } from './stripe-customers-store.ts';
import { inTurn, readFromStripe } from './with-stripe.ts';

/** Pages that wait for a plan ask every five seconds; each team is looked up at Stripe at most once in that time. */
const restMs = 5_000;
const lookedAt = new Map<string, number>();
const mostTeams = 1_000;

/**
 * Looks up a team's subscription at Stripe after a return from checkout, because Stripe's event may be late or lost. Does nothing for
 * teams that never began a checkout or whose plan is known, or while Stripe doesn't answer.
 */
export async function lookAfterCheckout(context: ServerContext, teamId: string): Promise<void> {
  const { stripe, database } = context;
  if (!stripe || isTooSoon(teamId, context.now().getTime())) return;
  const [customerId, subscription] = [await readCustomer(database, teamId), await readSubscription(database, teamId)];
  if (customerId === undefined || (subscription?.source ?? null) !== null) return;
  try {
    await inTurn(context, teamId, (connection) =>
      readFromStripe({ ...context, stripe }, connection, { teamId, customerId }),
    );
  } catch (error) {
    if (!(error instanceof GraphOutage)) throw error;
  }
}

function isTooSoon(teamId: string, nowMs: number): boolean {
  if (Math.abs(nowMs - (lookedAt.get(teamId) ?? Number.NEGATIVE_INFINITY)) < restMs) return true;
  lookedAt.delete(teamId);
  lookedAt.set(teamId, nowMs);
  const [oldest] = lookedAt.keys();
  if (lookedAt.size > mostTeams && oldest !== undefined) lookedAt.delete(oldest);
  return false;
}
