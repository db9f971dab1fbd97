import pLimit from 'p-limit';
import type Stripe from 'stripe';
import type { ServerContext } from '../context.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { readSubscription, writeSubscription } from '../entitlements/subscriptions-store.ts';
import { currentOf, toSubscription } from './read-purchase.ts';

type Asked = Pick<ServerContext, 'database' | 'now'> & { readonly stripe: NonNullable<ServerContext['stripe']> };

/** More than anybody has had. */
const mostSubscriptions = 100;

/** Each holds a connection while Stripe is asked: many events at once must leave the others to everybody else. */
const few = pLimit(4);

/**
 * One team's dealings with Stripe, one at a time: who reads later also writes later, so that what is kept is never older than what is
 * known.
 *
 * @param work has the connection that holds the turn: whoever waits for another beside it may wait for good
 */
export function inTurn<Result>(
  { database }: Pick<ServerContext, 'database'>,
  teamId: string,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return few(() => withAdvisoryLock(database, `stripe ${teamId}`, work));
}

/** Everything that a team has had at Stripe. */
export interface TeamAtStripe {
  /** The one that goes on; `undefined`: none does. */
  readonly current: Stripe.Subscription | undefined;
  readonly hasTried: boolean;
  /** `false`: nobody knows what it is for, and what the team had stays. */
  readonly isKnown: boolean;
}

/** Asks Stripe what a team has, and keeps it. Within the team's turn. */
export async function readFromStripe(
  { stripe, now }: Asked,
  connection: Database,
  team: { readonly teamId: string; readonly customerId: string },
): Promise<TeamAtStripe> {
  const { teamId, customerId: customer } = team;
  const { data } = await stripe.ask('GET subscriptions', (api) =>
    api.subscriptions.list({ customer, status: 'all', limit: mostSubscriptions }),
  );
  const current = currentOf(data);
  const subscription = toSubscription(current, await readSubscription(connection, teamId), now());
  if (subscription) await writeSubscription(connection, teamId, subscription, now());
  const hasTried = data.some(({ trial_start }) => trial_start !== null);
  return { current, hasTried, isKnown: subscription !== undefined };
}
