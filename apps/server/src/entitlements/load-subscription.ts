import { type Entitlements, type Feature, getEntitlements } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { findPurchaseForTeam, type StoredPurchase } from './marketplace-subscriptions-store.ts';
import { isRestricted } from './restricted-teams-store.ts';
import { findSubscription, type Subscription } from './subscriptions-store.ts';

/** How long a team's payment may be overdue before the team is restricted, in milliseconds. */
const GRACE_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

const unbought: Omit<Subscription, 'plan'> = {
  ...{ status: 'active', currency: null, source: null, payerId: null, payerName: null },
  ...{ restricted: false, owingSince: null },
};

/** Subscription if no billing provider is configured, and the default in the demo. Unlocks all features. */
const UNLIMITED: Subscription = { plan: 'enterprise', ...unbought };
/** Free plan, used while a team hasn't bought a subscription. */
const FREE: Subscription = { plan: 'free', ...unbought };

type Asked = Pick<ServerContext, 'database' | 'billingProvider' | 'now'>;

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
  asked: Asked,
  team: TeamIdentity,
): Promise<Subscription & Entitlements & { readonly marketplaceSubscriptionId: string | null }> {
  const [{ subscription, marketplaceSubscriptionId }, isSaid] = await Promise.all([
    readWhatIsThere(asked, team),
    isRestricted(asked.database, team.teamId),
  ]);
  const { plan, status, owingSince } = subscription;
  const owesTooLong = owingSince !== null && asked.now().getTime() - owingSince.getTime() > GRACE_PERIOD_MS;
  const restricted = subscription.restricted || isSaid || owesTooLong;
  return { ...subscription, restricted, marketplaceSubscriptionId, ...getEntitlements(plan, status) };
}

/** Returns true if a team's plan unlocks a feature. */
export async function hasFeature(asked: Asked, team: TeamIdentity, feature: Feature): Promise<boolean> {
  return (await loadSubscription(asked, team)).unlockedFeatures.includes(feature);
}

async function readWhatIsThere({ database, billingProvider: seller }: Asked, { teamId, tenantId }: TeamIdentity) {
  if (seller === 'nobody') return { subscription: UNLIMITED, marketplaceSubscriptionId: null };
  const kept = await findSubscription(database, teamId);
  if (seller === 'demonstration') return { subscription: kept ?? UNLIMITED, marketplaceSubscriptionId: null };
  const bought = await findPurchaseForTeam(database, teamId, tenantId);
  if (!bought) return { subscription: kept ?? FREE, marketplaceSubscriptionId: null };
  const restricted = kept?.restricted ?? false;
  return { subscription: { ...fromMarketplace(bought), restricted }, marketplaceSubscriptionId: bought.id };
}

/** Converts a marketplace subscription. A suspended subscription counts as overdue. */
const fromMarketplace = ({
  plan,
  status,
  purchaser,
  suspendedSince,
}: StoredPurchase): Omit<Subscription, 'restricted'> => ({
  ...{ plan, currency: null, source: 'microsoft', payerId: purchaser.objectId, payerName: purchaser.emailId },
  status: status === 'Suspended' ? 'past_due' : 'active',
  owingSince: suspendedSince,
});
