import type { SubscriptionDetails, TeamTokenClaims } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { askSubscription } from '../entitlements/ask-subscription.ts';
import { readCount } from '../submissions/submission-counts-store.ts';
import { countActiveUsers } from '../tokens/tokens-store.ts';

/** A team's subscription, and how much of it is used in this month, as a member is told. */
export async function describeSubscription(
  context: Pick<ServerContext, 'database' | 'seller' | 'salesContact' | 'now'>,
  teamId: string,
  { isTeamOwner, tenantId }: Pick<TeamTokenClaims, 'isTeamOwner' | 'tenantId'>,
): Promise<SubscriptionDetails> {
  const { database, seller, salesContact, now } = context;
  const [subscription, activeUsers, submissions] = await Promise.all([
    askSubscription(context, { teamId, tenantId }),
    countActiveUsers(database, teamId, now()),
    readCount(database, teamId, now()),
  ]);
  const { plan, status, currency, payerId, payerName, source, restricted, limits, unlockedFeatures } = subscription;
  const { marketplaceSubscriptionId } = subscription;
  return {
    plan,
    status,
    currency: currency ?? 'usd',
    seller,
    // Who pays elsewhere changes nothing here.
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
