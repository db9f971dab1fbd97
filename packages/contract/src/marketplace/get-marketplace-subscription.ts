import { apiOperation } from '../operation.ts';
import { marketplaceParams, marketplaceSubscription } from './marketplace-subscription.ts';

/** Reads what an organization has bought: people of it may, and those of who bought it. Others do not find it. */
export const getMarketplaceSubscription = apiOperation({
  name: 'getMarketplaceSubscription',
  summary: 'Read what an organisation has bought in the marketplace',
  method: 'GET',
  path: '/api/marketplace/{tenantId}/subscription/{subscriptionId}',
  caller: 'tenant',
  params: marketplaceParams,
  output: marketplaceSubscription,
  refusals: {},
});
