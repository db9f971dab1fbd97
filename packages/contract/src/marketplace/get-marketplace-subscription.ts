import { apiOperation } from '../operation.ts';
import { marketplaceParams, marketplaceSubscription } from './marketplace-subscription.ts';

/**
 * Returns a purchase of an organization. For members of that organization and of the purchaser's; `not-found` for
 * others.
 */
export const getMarketplaceSubscription = apiOperation({
  name: 'getMarketplaceSubscription',
  summary: "Get an organization's marketplace subscription",
  method: 'GET',
  path: '/api/marketplace/{tenantId}/subscription/{subscriptionId}',
  caller: 'tenant',
  params: marketplaceParams,
  output: marketplaceSubscription,
  refusals: {},
});
