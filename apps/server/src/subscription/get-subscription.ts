import { getSubscription as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { lookAfterCheckout } from '../purchases/look-after-checkout.ts';
import { describeSubscription } from './describe-subscription.ts';

export const getSubscription = implement(operation, async ({ params: { teamId }, query, caller }, context) => {
  if (query.checkout === 'done') await lookAfterCheckout(context, teamId);
  return answer(await describeSubscription(context, teamId, caller));
});
