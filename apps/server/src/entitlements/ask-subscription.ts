import { type Entitlements, entitlementsOf, type Feature } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { readSubscription, type Subscription } from './subscriptions-store.ts';

/** So long a team may owe before the app shows it the upgrade screen. */
const patienceMs = 30 * 24 * 60 * 60 * 1000;

/** What teams have where nobody sells: everything. */
const everything: Subscription = {
  plan: 'enterprise',
  status: 'active',
  currency: null,
  source: null,
  payerId: null,
  payerName: null,
  restricted: false,
  owingSince: null,
};

type Asked = Pick<ServerContext, 'database' | 'seller' | 'now'>;

/** What a team has, and what it may use by that. */
export async function askSubscription(
  { database, seller, now }: Asked,
  teamId: string,
): Promise<Subscription & Entitlements> {
  const bought = seller === 'nobody' ? undefined : await readSubscription(database, teamId);
  const subscription = bought ?? everything;
  const { plan, status, owingSince } = subscription;
  const owesTooLong = owingSince !== null && now().getTime() - owingSince.getTime() > patienceMs;
  const restricted = subscription.restricted || owesTooLong;
  return { ...subscription, restricted, ...entitlementsOf(plan, status) };
}

/** Whether a team's plan unlocks a feature. */
export async function mayUse(asked: Asked, teamId: string, feature: Feature): Promise<boolean> {
  return (await askSubscription(asked, teamId)).unlockedFeatures.includes(feature);
}
