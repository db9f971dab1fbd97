import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { isSingleTeamPlan } from './describe-purchase.ts';
import { getPlanOfOffer, refreshPurchase } from './refresh-purchase.ts';

export const activateMarketplaceSubscription = implement(
  api.activateMarketplaceSubscription,
  async ({ query, caller, log }, context) => {
    const { marketplace } = context;
    if (!marketplace) return refuse('nothing-sold');
    const purchase = await marketplace.resolve(query.token);
    if (!purchase) return refuse('purchase-not-found');
    const { beneficiary, purchaser, planId, saasSubscriptionStatus: status } = purchase;
    const tenants = [beneficiary.tenantId, purchaser.tenantId].map((tenant) => tenant.toLowerCase());
    if (!tenants.includes(caller.tenantId.toLowerCase())) return refuse('other-organisation');
    if (status === 'Unsubscribed') return refuse('subscription-ended');
    const plan = getPlanOfOffer(planId);
    const [id, tenantId] = [purchase.id.toLowerCase(), beneficiary.tenantId.toLowerCase()];
    if (!plan) {
      log.error({ id, offerId: purchase.offerId, planId }, 'Marketplace purchase has an unknown plan');
      return refuse('unknown-plan');
    }
    if (status === 'PendingFulfillmentStart') await marketplace.activate(purchase);
    await refreshPurchase({ ...context, marketplace }, id, true);
    log.info({ id, tenantId, planId, by: caller.userId }, 'Marketplace subscription activated');
    return respond({ id, tenantId, teamAssignmentRequired: isSingleTeamPlan(plan) });
  },
);
