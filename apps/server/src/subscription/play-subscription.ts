import { operations as api } from '@tideform/contract';
import { saveSubscription } from '../entitlements/subscriptions-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { describeSubscription } from './describe-subscription.ts';

export const playSubscription = implement(
  api.playSubscription,
  async ({ params: { teamId }, body, caller }, context) => {
    const { database, billingProvider, now } = context;
    if (billingProvider !== 'demonstration') return refuse('not-a-demonstration');
    const nobody = { currency: null, source: null, payerId: null, payerName: null, owingSince: null };
    await saveSubscription(database, teamId, { ...body, ...nobody }, now());
    return respond(await describeSubscription(context, teamId, caller));
  },
);
