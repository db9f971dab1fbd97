import { playSubscription as operation } from '@tideform/contract';
import { writeSubscription } from '../entitlements/subscriptions-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { describeSubscription } from './describe-subscription.ts';

export const playSubscription = implement(operation, async ({ params: { teamId }, body, caller }, context) => {
  const { database, seller, now } = context;
  if (seller !== 'demonstration') return refuse('not-a-demonstration');
  const nobody = { currency: null, source: null, payerId: null, payerName: null, owingSince: null };
  await writeSubscription(database, teamId, { ...body, ...nobody }, now());
  return answer(await describeSubscription(context, teamId, caller));
});
