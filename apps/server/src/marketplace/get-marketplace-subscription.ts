import { operations as api } from '@tideform/contract';
import { findPurchase } from '../entitlements/marketplace-subscriptions-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { describePurchase } from './describe-purchase.ts';
import { involvesTenant } from './purchase-contacts.ts';

export const getMarketplaceSubscription = implement(
  api.getMarketplaceSubscription,
  async ({ params, caller }, { database }) => {
    const purchase = await findPurchase(database, params.subscriptionId);
    if (purchase?.tenantId !== params.tenantId || !involvesTenant(purchase, caller.tenantId))
      return refuse('not-found');
    return respond(describePurchase(purchase));
  },
);
