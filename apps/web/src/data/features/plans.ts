/** Plans and prices of the contract, for screens, which import the contract only through `data`. */
export {
  billingPeriods,
  canChangePlan,
  currency,
  getDefaultCurrency,
  getEntitlements,
  getPlanState,
  getUsageWarnings,
  planKey,
  planNames,
  prices,
  subscriptionStatus,
} from '@tideform/contract';
