import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { refreshAfterCheckout } from '../purchases/refresh-after-checkout.ts';
import { describeSubscription } from './describe-subscription.ts';

export const getSubscription = implement(
  api.getSubscription,
  async ({ params: { teamId }, query, caller }, context) => {
    if (query.checkout === 'done') await refreshAfterCheckout(context, teamId);
    return respond(await describeSubscription(context, teamId, caller));
  },
);
