import { type Feature, getEntitlements, type PlanEntitlements } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { findPurchaseForTeam, type StoredPurchase } from './marketplace-subscriptions-store.ts';
import { isTeamRestricted } from './restricted-teams-store.ts';
import { findSubscription, type Subscription } from './subscriptions-store.ts';

/** How long a team's payment may be overdue before the team is restricted, in milliseconds. */
const GRACE_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

const freeDefaults: Omit<Subscription, 'plan'> = {
  ...{ status: 'active', currency: null, source: null, payerId: null, payerName: null },
  ...{ restricted: false, owingSince: null },
};

/** Subscription if no billing provider is configured, and the default in the demo. Unlocks all features. */
const UNLIMITED: Subscription = { plan: 'enterprise', ...freeDefaults };
/** Free plan, used while a team hasn't bought a subscription. */
const FREE: Subscription = { plan: 'free', ...freeDefaults };

type SubscriptionContext = Pick<ServerContext, 'database' | 'billingProvider' | 'now'>;

/** Team and tenant from a team token. */
export interface TeamIdentity {
  readonly teamId: string;
  readonly tenantId: string;
}

/**
 * Loads a team's subscription, and what it entitles the team to. The operator can restrict any team, regardless of the
 * billing provider.
 */
export async function loadSubscription(
  context: SubscriptionContext,
  team: TeamIdentity,
): Promise<Subscription & PlanEntitlements & { readonly marketplaceSubscriptionId: string | null }> {
  const [{ subscription, marketplaceSubscriptionId }, isRestrictedByOperator] = await Promise.all([
    loadStoredSubscription(context, team),
    isTeamRestricted(context.database, team.teamId),
  ]);
  const { plan, status, owingSince } = subscription;
  const isOverdueTooLong = owingSince !== null && context.now().getTime() - owingSince.getTime() > GRACE_PERIOD_MS;
  const restricted = subscription.restricted || isRestrictedByOperator || isOverdueTooLong;
  return { ...subscription, restricted, marketplaceSubscriptionId, ...getEntitlements(plan, status) };
}

/** Returns true if a team's plan unlocks a feature. */
export async function hasFeature(context: SubscriptionContext, team: TeamIdentity, feature: Feature): Promise<boolean> {
  return (await loadSubscription(context, team)).unlockedFeatures.includes(feature);
}

async function loadStoredSubscription(
  { database, billingProvider }: SubscriptionContext,
  { teamId, tenantId }: TeamIdentity,
) {
  if (billingProvider === 'nobody') return { subscription: UNLIMITED, marketplaceSubscriptionId: null };
  const stored = await findSubscription(database, teamId);
  if (billingProvider === 'demonstration')
    return { subscription: stored ?? UNLIMITED, marketplaceSubscriptionId: null };
  const purchase = await findPurchaseForTeam(database, teamId, tenantId);
  if (!purchase) return { subscription: stored ?? FREE, marketplaceSubscriptionId: null };
  const restricted = stored?.restricted ?? false;
  return { subscription: { ...toSubscription(purchase), restricted }, marketplaceSubscriptionId: purchase.id };
}

/** Converts a marketplace subscription. A suspended subscription counts as overdue. */
const toSubscription = ({
  plan,
  status,
  purchaser,
  suspendedSince,
}: StoredPurchase): Omit<Subscription, 'restricted'> => ({
  ...{ plan, currency: null, source: 'microsoft', payerId: purchaser.objectId, payerName: purchaser.emailId },
  status: status === 'Suspended' ? 'past_due' : 'active',
  owingSince: suspendedSince,
});
