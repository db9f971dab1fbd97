import { GraphOutage } from '@tideform/graph';
import type { Job } from '../jobs/job.ts';
import { listCustomers } from './stripe-customers-store.ts';
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
