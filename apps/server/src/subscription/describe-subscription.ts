import type { SubscriptionDetails, TeamTokenClaims } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { loadSubscription } from '../entitlements/load-subscription.ts';
import { getMonthCount } from '../submissions/submission-counts-store.ts';
import { countActiveUsers } from '../tokens/tokens-store.ts';

/** Loads a team's subscription and its usage in the current month, in the API's format for members. */
export async function describeSubscription(
  context: Pick<ServerContext, 'database' | 'billingProvider' | 'salesContact' | 'now'>,
  teamId: string,
  { isTeamOwner, tenantId }: Pick<TeamTokenClaims, 'isTeamOwner' | 'tenantId'>,
): Promise<SubscriptionDetails> {
  const { database, billingProvider, salesContact, now } = context;
  const [subscription, activeUsers, submissions] = await Promise.all([
    loadSubscription(context, { teamId, tenantId }),
    countActiveUsers(database, teamId, now()),
    getMonthCount(database, teamId, now()),
  ]);
  const { plan, status, currency, payerId, payerName, source, restricted, limits, unlockedFeatures } = subscription;
  const { marketplaceSubscriptionId } = subscription;
  return {
    plan,
    status,
    currency: currency ?? 'usd',
    seller: billingProvider,
    // A marketplace subscription can't be changed in the app, so it has no owner at Stripe.
    stripeOwnerId: source === 'microsoft' ? null : payerId,
    payerName,
    isTeamOwner,
    source,
    marketplaceSubscriptionId,
    tenantId,
    ...(salesContact && { salesContact }),
    restricted,
    activeUsers,
    submissions,
    limits,
    unlockedFeatures: [...unlockedFeatures],
  };
}
