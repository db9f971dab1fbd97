import { getMarketplaceSubscription as operation } from '@tideform/contract';
import { findPurchase } from '../entitlements/marketplace-subscriptions-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { describePurchase } from './describe-purchase.ts';
import { involvesTenant } from './purchase-contacts.ts';

export const getMarketplaceSubscription = implement(operation, async ({ params, caller }, { database }) => {
  const bought = await findPurchase(database, params.subscriptionId);
  if (bought?.tenantId !== params.tenantId || !involvesTenant(bought, caller.tenantId)) return refuse('not-found');
  return answer(describePurchase(bought));
});
