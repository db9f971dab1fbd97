import { getSubscription as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { describeSubscription } from './describe-subscription.ts';

export const getSubscription = implement(operation, async ({ params: { teamId }, caller }, context) =>
  answer(await describeSubscription(context, teamId, caller)),
);
