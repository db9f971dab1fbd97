import { type MarketplaceContact, type PlanKey, planKey } from '@tideform/contract';
import pLimit from 'p-limit';
import type { ServerContext } from '../context.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { readBought, writeBought } from '../entitlements/marketplace-subscriptions-store.ts';
import type { Marketplace } from '../external-services/marketplace/create-marketplace.ts';
import type { PurchasedSubscription } from '../external-services/marketplace/marketplace-shapes.ts';

type Selling = Pick<ServerContext, 'database' | 'now'> & { readonly marketplace: Marketplace };

/** Each holds a connection while the marketplace is asked: many events at once must leave the others to everybody else. */
const few = pLimit(4);

/** Plans of the offer are called as ours are; `undefined`: this one is not. */
export const planOfOffer = (planId: string | null | undefined): PlanKey | undefined =>
  planId === 'free' ? undefined : planKey.safeParse(planId).data;

/**
 * Asks the marketplace what a subscription is now, and keeps that. One at a time: who reads later writes later.
 *
 * @param isWanted `false`: what is not kept yet is left alone
 */
export async function keepBought(context: Selling, id: string, isWanted: boolean): Promise<void> {
  const read = async (connection: Database): Promise<void> => {
    const before = await readBought(connection, id);
    if (!before && !isWanted) return;
    const found = await context.marketplace.read(id);
    if (found) await keep(context, connection, found, before?.suspendedSince ?? null);
  };
  await few(() => withAdvisoryLock(context.database, `marketplace ${id}`, read));
}

async function keep(
  { now }: Pick<Selling, 'now'>,
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
  const plan = planOfOffer(planId);
  // Nobody can have a plan that is not known: the one of before stays until the offer is mended.
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
