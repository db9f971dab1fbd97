import { type MarketplaceContact, type PlanKey, planKey } from '@tideform/contract';
import pLimit from 'p-limit';
import type { ServerContext } from '../context.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { findPurchase, savePurchase } from '../entitlements/marketplace-subscriptions-store.ts';
import type {
  MarketplaceClient,
  PurchasedSubscription,
} from '../external-services/marketplace/create-marketplace-client.ts';

type MarketplaceContext = Pick<ServerContext, 'database' | 'now'> & { readonly marketplace: MarketplaceClient };

/**
 * Limits concurrent calls to the marketplace. Each call occupies a database connection, so many events could otherwise
 * exhaust the connection pool.
 */
const limitConcurrency = pLimit(4);

/** Returns the plan for a marketplace plan ID, which equals the plan's key. @returns `undefined` for unknown plans */
export const getPlanOfOffer = (planId: string | null | undefined): PlanKey | undefined =>
  planId === 'free' ? undefined : planKey.safeParse(planId).data;

/**
 * Loads a subscription from the marketplace and stores it. A lock prevents an older state from overwriting a newer
 * state.
 *
 * @param shouldInsert if false, subscriptions that aren't stored yet are ignored
 */
export async function refreshPurchase(context: MarketplaceContext, id: string, shouldInsert: boolean): Promise<void> {
  const refresh = async (connection: Database): Promise<void> => {
    const stored = await findPurchase(connection, id);
    if (!stored && !shouldInsert) return;
    const found = await context.marketplace.read(id);
    if (found) await saveLoadedPurchase(context, connection, found, stored?.suspendedSince ?? null);
  };
  await limitConcurrency(() => withAdvisoryLock(context.database, `marketplace ${id}`, refresh));
}

async function saveLoadedPurchase(
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
  // A subscription with an unknown plan isn't saved: the stored subscription stays until the operator corrects the
  // offer.
  if (!plan) return;
  const people = { beneficiary: toContact(beneficiary), purchaser: toContact(purchaser) };
  await savePurchase(
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
