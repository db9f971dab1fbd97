import { entitlementsOf, getSubscription as operation, type SubscriptionDetails } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { readCount } from '../submissions/submission-counts-store.ts';
import { countActiveUsers } from '../tokens/tokens-store.ts';

/** NOTE: nobody sells subscriptions to this server yet: all of its teams have everything. */
const everything: Pick<
  SubscriptionDetails,
  'plan' | 'status' | 'currency' | 'stripeOwnerId' | 'source' | 'marketplaceSubscriptionId' | 'restricted'
> = {
  plan: 'enterprise',
  status: 'active',
  currency: 'usd',
  stripeOwnerId: null,
  source: null,
  marketplaceSubscriptionId: null,
  restricted: false,
};

export const getSubscription = implement(operation, async ({ params: { teamId }, caller }, { database, now }) => {
  const { limits, unlockedFeatures } = entitlementsOf(everything.plan, everything.status);
  const [activeUsers, submissions] = await Promise.all([
    countActiveUsers(database, teamId, now()),
    readCount(database, teamId, now()),
  ]);
  const { isTeamOwner, tenantId } = caller;
  const used = { activeUsers, submissions };
  return answer({ ...everything, isTeamOwner, tenantId, ...used, limits, unlockedFeatures: [...unlockedFeatures] });
});
