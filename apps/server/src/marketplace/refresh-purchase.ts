import { type MarketplaceContact, type PlanKey, planKey } from '@tideform/contract';
import pLimit from 'p-limit';
import type { ServerContext } from '../context.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { findPurchase, writeBought } from '../entitlements/marketplace-subscriptions-store.ts';
import type { Marketplace } from '../external-services/marketplace/create-marketplace.ts';
import type { PurchasedSubscription } from '../external-services/marketplace/marketplace-shapes.ts';

type MarketplaceContext = Pick<ServerContext, 'database' | 'now'> & { readonly marketplace: Marketplace };

/**
 * Limits concurrent marketplace calls, each of which holds a database connection, so that many events don't exhaust the
 * pool.
 */
const limitConcurrency = pLimit(4);

/** Returns the plan of a marketplace plan ID, which is the same key; `undefined` for unknown plans. */
export const getPlanOfOffer = (planId: string | null | undefined): PlanKey | undefined =>
  planId === 'free' ? undefined : planKey.safeParse(planId).data;

/**
 * Loads a subscription from the marketplace, and stores it. A lock prevents an older state from overwriting a newer
 * one.
 *
 * @param isWanted `false` ignores subscriptions that aren't stored yet
 */
export async function refreshPurchase(context: MarketplaceContext, id: string, isWanted: boolean): Promise<void> {
  const refresh = async (connection: Database): Promise<void> => {
    const stored = await findPurchase(connection, id);
    if (!stored && !isWanted) return;
    const found = await context.marketplace.read(id);
    if (found) await savePurchase(context, connection, found, stored?.suspendedSince ?? null);
  };
  await limitConcurrency(() => withAdvisoryLock(context.database, `marketplace ${id}`, refresh));
}

async function savePurchase(
  { now }: Pick<MarketplaceContext, 'now'>,
  connection: Database,
  {
    id,
    name,
    offerId,
    planId,
    quantity,
    beneficiary,
    purchaser,
    saasSubscriptionStatus: status,
  }: PurchasedSubscription,
  suspendedBefore: Date | null,
): Promise<void> {
  const plan = getPlanOfOffer(planId);
  // An unknown plan is ignored: the stored one stays until the offer is corrected.
  if (!plan) return;
  const people = { beneficiary: toContact(beneficiary), purchaser: toContact(purchaser) };
  await writeBought(
    connection,
    {
      ...{ id: id.toLowerCase(), tenantId: people.beneficiary.tenantId, name, offerId, plan, status, ...people },
      quantity: quantity ?? null,
      suspendedSince: status === 'Suspended' ? (suspendedBefore ?? now()) : null,
    },
    now(),
  );
}

const toContact = ({ tenantId, objectId, emailId }: PurchasedSubscription['beneficiary']): MarketplaceContact => ({
  tenantId: tenantId.toLowerCase(),
  objectId: objectId.toLowerCase(),
  emailId: emailId ?? null,
});
