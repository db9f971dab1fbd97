import { type Entitlements, entitlementsOf, type Feature } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { type BoughtSubscription, readBoughtFor } from './marketplace-subscriptions-store.ts';
import { isRestricted } from './restricted-teams-store.ts';
import { readSubscription, type Subscription } from './subscriptions-store.ts';

/** So long a team may owe before the app shows it the upgrade screen. */
const patienceMs = 30 * 24 * 60 * 60 * 1000;

const unbought: Omit<Subscription, 'plan'> = {
  ...{ status: 'active', currency: null, source: null, payerId: null, payerName: null },
  ...{ restricted: false, owingSince: null },
};

/** What teams have where nobody sells, or where it is played: everything. */
const everything: Subscription = { plan: 'enterprise', ...unbought };
/** What teams have for nothing where there is more to be bought. */
const nothing: Subscription = { plan: 'free', ...unbought };

type Asked = Pick<ServerContext, 'database' | 'seller' | 'now'>;

/** Whose team it is, as a token of the team says. */
export interface AskedTeam {
  readonly teamId: string;
  readonly tenantId: string;
}

/** What a team has, and what it may use by that. The operator may restrict any team, whoever sells. */
export async function askSubscription(
  asked: Asked,
  team: AskedTeam,
): Promise<Subscription & Entitlements & { readonly marketplaceSubscriptionId: string | null }> {
  const [{ subscription, marketplaceSubscriptionId }, isSaid] = await Promise.all([
    readWhatIsThere(asked, team),
    isRestricted(asked.database, team.teamId),
  ]);
  const { plan, status, owingSince } = subscription;
  const owesTooLong = owingSince !== null && asked.now().getTime() - owingSince.getTime() > patienceMs;
  const restricted = subscription.restricted || isSaid || owesTooLong;
  return { ...subscription, restricted, marketplaceSubscriptionId, ...entitlementsOf(plan, status) };
}

/** Whether a team's plan unlocks a feature. */
export async function mayUse(asked: Asked, team: AskedTeam, feature: Feature): Promise<boolean> {
  return (await askSubscription(asked, team)).unlockedFeatures.includes(feature);
}

async function readWhatIsThere({ database, seller }: Asked, { teamId, tenantId }: AskedTeam) {
  if (seller === 'nobody') return { subscription: everything, marketplaceSubscriptionId: null };
  const kept = await readSubscription(database, teamId);
  if (seller === 'demonstration') return { subscription: kept ?? everything, marketplaceSubscriptionId: null };
  const bought = await readBoughtFor(database, teamId, tenantId);
  if (!bought) return { subscription: kept ?? nothing, marketplaceSubscriptionId: null };
  const restricted = kept?.restricted ?? false;
  return { subscription: { ...ofMarketplace(bought), restricted }, marketplaceSubscriptionId: bought.id };
}

/** What is suspended was not paid. Who bought it changes it in the marketplace. */
const ofMarketplace = ({
  plan,
  status,
  purchaser,
  suspendedSince,
}: BoughtSubscription): Omit<Subscription, 'restricted'> => ({
  ...{ plan, currency: null, source: 'microsoft', payerId: purchaser.objectId, payerName: purchaser.emailId },
  status: status === 'Suspended' ? 'past_due' : 'active',
  owingSince: suspendedSince,
});
