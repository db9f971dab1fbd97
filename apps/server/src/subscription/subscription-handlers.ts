import { operations as api, type SubscriptionDetails, type TeamTokenClaims } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { loadSubscription } from '../entitlements/load-subscription.ts';
import { saveSubscription } from '../entitlements/subscriptions-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { refreshAfterCheckout } from '../purchases/refresh-purchases.ts';
import { getMonthCount } from '../submissions/submission-counts-store.ts';
import { countActiveUsers } from '../tokens/tokens-store.ts';

/** Loads a team's subscription and its usage in the current month, in the API's format for members. */
async function describeSubscription(
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

export const getSubscription = implement(
  api.getSubscription,
  async ({ params: { teamId }, query, caller }, context) => {
    if (query.checkout === 'done') await refreshAfterCheckout(context, teamId);
    return respond(await describeSubscription(context, teamId, caller));
  },
);

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
