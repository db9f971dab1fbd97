import { GraphOutage } from '@tideform/graph';
import type { Job } from '../jobs/job.ts';
import { listCustomers } from './stripe-customers-store.ts';
import { inTurn, readFromStripe } from './with-stripe.ts';

const atOnce = 500;

/** Once a day, for every team that has been to Stripe's checkout: keeps what Stripe says, whatever became of its events. */
export const lookUpPurchases: Job = {
  name: 'look-up-purchases',
  cron: '23 2 * * *',
  async run(context, signal) {
    const { stripe, database, log } = context;
    if (!stripe) return;
    let after: string | undefined;
    for (;;) {
      const teams = await listCustomers(database, { after, most: atOnce });
      for (const team of teams) {
        if (signal.aborted) return;
        try {
          await inTurn(context, team.teamId, (connection) => readFromStripe({ ...context, stripe }, connection, team));
        } catch (error) {
          // An outage repeats the whole job; an error about one customer doesn't stop the others.
          if (error instanceof GraphOutage) throw error;
          log.error({ teamId: team.teamId, err: error }, 'What a team has at Stripe could not be read');
        }
      }
      const last = teams.at(-1);
      if (!last || teams.length < atOnce) return;
      after = last.teamId;
    }
  },
};
